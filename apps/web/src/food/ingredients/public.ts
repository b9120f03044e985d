/** What other features may use of this one. */
export { packText, readPriceForm, type PriceFacts, type PriceProblems } from './price-form.ts'
