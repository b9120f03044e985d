/** What other features may use of this one. */
export { EmailState } from './sign-in/email-state.tsx'
