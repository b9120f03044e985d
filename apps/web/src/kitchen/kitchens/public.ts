/** What other features may use of this one. */
export { createKitchen } from './create-kitchen.ts'
export { KitchenFields, useKitchenParts } from './kitchen-fields.tsx'
export { KitchenForm } from './kitchen-form.ts'
export { kindWords } from './kitchen-words.table.ts'
