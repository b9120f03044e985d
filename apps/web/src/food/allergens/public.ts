/** What other features may use of this one. */
export { AllergenAnswerRow } from './allergen-answer-row.tsx'
export { AllergenPanel } from './allergen-panel.tsx'
export { AllergenQuestion } from './allergen-question.tsx'
export { AllergenSummary } from './allergen-summary.tsx'
