/** What other features may use of this one. */
export { recruiterForm } from './recruiter-form.ts'
