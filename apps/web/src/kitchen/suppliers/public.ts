/** What other features may use of this one. */
export { supplierForm } from './supplier-form.ts'
