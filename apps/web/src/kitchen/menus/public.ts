/** What other features may use of this one. */
export { setSale } from './menu-actions.ts'
export { MenuCardForm } from './menu-card-form.tsx'
