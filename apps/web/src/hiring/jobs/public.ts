/** What other features may use of this one. */
export { PayFields, PostFields } from './job-fields.tsx'
export { formOfJob } from './job-form.ts'
export { JobList } from './job-list.tsx'
