/** What other features may use of this one. */
export { createKitchen } from './create-kitchen.ts'
export { AddressFields, NameFields } from './kitchen-fields.tsx'
export { KitchenForm, type TypedKitchen } from './kitchen-form.ts'
export { kindWords } from './kitchen-words.table.ts'
