/** What other features may use of this one. */
export { SupplierToday } from './supplier-today.tsx'
export { currencyUsed } from './use-own-place.ts'
