import { isSame } from '../../core/documents/changed-fields.ts'
import type { RecipeContent, RecipeStep } from './recipe.ts'
import type { RecipeLine } from './recipe-line.ts'

/** What happened to one line or step between two versions; its key stays with it through both. */
export type Change<Part> =
  | { readonly kind: 'added'; readonly after: Part }
  | { readonly kind: 'removed'; readonly before: Part }
  | { readonly kind: 'changed'; readonly before: Part; readonly after: Part }

/** All that differs between two versions of a recipe (rules RC6, RC8). */
export interface VersionDifference {
  /** Names of what stands beside lines and steps: yield, portions, times, target. */
  readonly fields: readonly (keyof RecipeContent)[]
  readonly lines: readonly Change<RecipeLine>[]
  readonly steps: readonly Change<RecipeStep>[]
  /** Lines, or steps, that are in both stand in another order. */
  readonly isReordered: boolean
}

const FIELDS = [
  'yield',
  'portions',
  'measuredYield',
  'prepMin',
  'cookMin',
  'labourMin',
  'description',
  'sourceWords',
  'containers',
  'targetCostPct',
] as const satisfies readonly (keyof RecipeContent)[]

/** What has to be done to one version to have the other; in the order of the later one, what went last. */
export function versionDifference(before: RecipeContent, after: RecipeContent): VersionDifference {
  const lines = byKey(before.lines, after.lines, ({ lineKey }) => lineKey)
  const steps = byKey(before.steps, after.steps, ({ stepKey }) => stepKey)
  return {
    fields: FIELDS.filter((field) => !isSame(before[field], after[field])),
    lines: lines.changes,
    steps: steps.changes,
    isReordered: lines.isReordered || steps.isReordered,
  }
}

function byKey<Part>(
  before: readonly Part[],
  after: readonly Part[],
  keyOf: (part: Part) => string,
): { readonly changes: readonly Change<Part>[]; readonly isReordered: boolean } {
  const olds = new Map(before.map((part) => [keyOf(part), part]))
  const news = new Map(after.map((part) => [keyOf(part), part]))
  const changes = after.flatMap((part): readonly Change<Part>[] => {
    const old = olds.get(keyOf(part))
    if (old === undefined) return [{ kind: 'added', after: part }]
    return isSame(old, part) ? [] : [{ kind: 'changed', before: old, after: part }]
  })
  const removed = before.filter((part) => !news.has(keyOf(part)))
  const kept = [...olds.keys()].filter((key) => news.has(key))
  const keptNow = [...news.keys()].filter((key) => olds.has(key))
  return {
    changes: [...changes, ...removed.map((part) => ({ kind: 'removed' as const, before: part }))],
    isReordered: kept.some((key, place) => key !== keptNow[place]),
  }
}
