/** What other features may use of this one. */
export { OwnShifts } from './own-shifts.tsx'
