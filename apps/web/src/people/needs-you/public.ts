/** What other features may use of this one. */
export { NeedsYou } from './needs-you.tsx'
