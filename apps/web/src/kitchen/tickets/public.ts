/** What other features may use of this one. */
export { clockText } from './words.ts'
