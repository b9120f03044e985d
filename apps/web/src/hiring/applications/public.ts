/** What other features may use of this one. */
export { Approach } from './approach.tsx'
export { JobStateMark } from './job-bar.tsx'
export { OwnApplication } from './own-application.tsx'
export { WordMark } from './use-board-cards.tsx'
export type { Row } from './use-team-steps.ts'
