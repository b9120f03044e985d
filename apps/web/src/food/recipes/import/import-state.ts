import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import type { IngredientCategory } from '@brigade/domain/food/ingredients/ingredient-category.ts'
import { withCups } from '@brigade/domain/food/import/assemble-draft.ts'
import type { DraftLine, RecipeDraft } from '@brigade/domain/food/import/recipe-draft.ts'
import type { ReadFile } from './read-file.ts'

/** What a person, or the catalogue, says a written name is. */
export type Choice =
  | { readonly kind: 'food'; readonly id: string }
  /** Made on the spot: a stock line of the kitchen's own under a new id. */
  | {
      readonly kind: 'new'
      readonly id: string
      readonly name: string
      readonly category: IngredientCategory
    }
  /** Left open: it has no cost and no allergens until it is matched. */
  | { readonly kind: 'open' }

/** What happens with a recipe of the import. */
export type Decision = 'save' | 'version' | 'skip'

/** One recipe under review. */
export interface ImportItem {
  readonly key: string
  readonly draft: RecipeDraft
  /** Lines that a person has changed, by place. */
  readonly edited: ReadonlyMap<number, DraftLine>
  /** Undefined: saved unless it is a double. */
  readonly decision: Decision | undefined
  readonly isSaved: boolean
}

/** Everything between choosing files and having saved. */
export interface ImportState {
  readonly items: readonly ImportItem[]
  readonly refused: readonly Extract<ReadFile, { readonly ok: false }>[]
  /** Choices by folded name: one written name means one thing in a whole import. */
  readonly choices: ReadonlyMap<string, Choice>
}

export const emptyImport: ImportState = { items: [], refused: [], choices: new Map() }

export type ImportAction =
  | { readonly kind: 'read'; readonly files: readonly ReadFile[] }
  | { readonly kind: 'choose'; readonly name: string; readonly choice: Choice }
  | { readonly kind: 'edit-line'; readonly key: string; readonly at: number; readonly line: DraftLine }
  | { readonly kind: 'rename'; readonly key: string; readonly name: string }
  | { readonly kind: 'portions'; readonly key: string; readonly portions: number | undefined }
  | { readonly kind: 'cups'; readonly key: string; readonly cups: RecipeDraft['kitchen']['cups'] }
  | { readonly kind: 'decide'; readonly key: string; readonly decision: Decision }
  | { readonly kind: 'saved'; readonly keys: ReadonlySet<string> }
  /** An import that was under review before a reload; what was read meanwhile is added to it. */
  | { readonly kind: 'found'; readonly state: ImportState }
  | { readonly kind: 'clear' }

const keyAt = (at: number) => `recipe-${at}`

function itemsOf(files: readonly ReadFile[], from: number): readonly ImportItem[] {
  const drafts = files.flatMap((file) => (file.ok ? file.drafts : []))
  return drafts.map((draft, at) => ({
    key: keyAt(from + at),
    draft,
    edited: new Map(),
    decision: undefined,
    isSaved: false,
  }))
}

/** The draft without what is undefined; the portions that a person removed are left out. */
function withPortions(draft: RecipeDraft, portions: number | undefined): RecipeDraft {
  const { portions: _, ...rest } = draft
  const problems = draft.problems.filter((problem) => problem !== 'portions-unclear')
  return portions === undefined ? rest : { ...rest, portions, problems }
}

function changedItem(item: ImportItem, action: ImportAction): ImportItem {
  const { draft } = item
  switch (action.kind) {
    case 'edit-line':
      return { ...item, edited: new Map(item.edited).set(action.at, action.line) }
    case 'rename':
      return { ...item, draft: { ...draft, name: action.name } }
    case 'portions':
      return { ...item, draft: withPortions(draft, action.portions) }
    case 'cups': {
      const read = withCups(draft, action.cups)
      const merged = { ...read, ...(draft.portions !== undefined && { portions: draft.portions }) }
      return { ...item, draft: merged }
    }
    case 'decide':
      return { ...item, decision: action.decision }
    default:
      return item
  }
}

/** The import after a step of the person's. */
export function nextImport(state: ImportState, action: ImportAction): ImportState {
  switch (action.kind) {
    case 'clear':
      return emptyImport
    case 'found': {
      const items = state.items.map((item, at) => ({ ...item, key: keyAt(action.state.items.length + at) }))
      return { ...action.state, items: [...action.state.items, ...items] }
    }
    case 'read': {
      const refused = action.files.filter((file) => !file.ok)
      const items = itemsOf(action.files, state.items.length)
      return { ...state, items: [...state.items, ...items], refused: [...state.refused, ...refused] }
    }
    case 'choose':
      return { ...state, choices: new Map(state.choices).set(foldName(action.name), action.choice) }
    case 'saved':
      return {
        ...state,
        items: state.items.map((item) => (action.keys.has(item.key) ? { ...item, isSaved: true } : item)),
      }
    default:
      return {
        ...state,
        items: state.items.map((item) => (item.key === action.key ? changedItem(item, action) : item)),
      }
  }
}

/** The draft with the lines that a person has changed. */
export function reviewedDraft({ draft, edited }: ImportItem): RecipeDraft {
  return { ...draft, lines: draft.lines.map((line, at) => edited.get(at) ?? line) }
}
