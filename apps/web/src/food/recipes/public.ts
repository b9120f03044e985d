/** What other features may use of this one. */
export { EditorFields } from './editor-fields.tsx'
export type { KitchenBook } from './kitchen-book.ts'
export { typedFrom } from './recipe-draft.ts'
export { ScaledLines } from './scaled-lines.tsx'
export { useKitchenBook } from './use-kitchen-book.ts'
