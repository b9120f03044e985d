import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { Menu } from '@brigade/domain/kitchen/menus/menu.ts'
import { type MergedPlan, mergePlan } from '@brigade/domain/kitchen/preparation/merge-plan.ts'
import {
  type PlanProblem,
  planPreparation,
  type PreparationPlan,
} from '@brigade/domain/kitchen/preparation/plan-preparation.ts'
import { needOfItem, type PrepNeed, type PrepStock } from '@brigade/domain/kitchen/preparation/prep-need.ts'
import { type PrepPlan, prepPlans } from '@brigade/domain/kitchen/preparation/prep-plan.ts'
import { type PrepTask, prepTasks } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { shareCovers } from '@brigade/domain/kitchen/preparation/share-covers.ts'
import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import type { RecipeGraph } from '@brigade/domain/food/recipes/recipe-graph.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { changing, creating, write, type WriteOutcome, type WritePart } from '../../lib/writing/write.ts'
import type { MenuContent } from '../../lib/kitchen/read-menu.ts'
import type { Crew } from '../../lib/kitchen/use-crew.ts'

/** A menu of the kitchen with its items. */
export interface PlannedMenu {
  readonly id: string
  readonly menu: Menu
  readonly content: MenuContent
}

/** Guests of one menu: of its services, or of the whole day. */
function coversOf(menu: Menu, covers: ReadonlyMap<string, number>): number {
  const counted = [...covers].filter(
    ([serviceId]) => menu.serviceIds.length === 0 || menu.serviceIds.includes(serviceId),
  )
  return counted.reduce((sum, [, count]) => sum + count, 0)
}

/** The first guess at servings, by item id, from the guests of each service. */
export function guessServings(
  menus: readonly PlannedMenu[],
  covers: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  return new Map(
    menus.flatMap(({ menu, content }) => [
      ...shareCovers(menu.covers ?? coversOf(menu, covers), content.items),
    ]),
  )
}

/** What the items need at the line, for so many servings of each. */
export function needsOf(
  menus: readonly PlannedMenu[],
  servings: ReadonlyMap<string, number>,
): readonly PrepNeed[] {
  return menus.flatMap(({ menu, content }) =>
    content.items.flatMap((item) => {
      const section = content.sections.find(({ id }) => id === item.sectionId)
      const stationIds = section?.stationIds.length ? section.stationIds : menu.stationIds
      return needOfItem(item, servings.get(item.id) ?? 0, stationIds) ?? []
    }),
  )
}

/** What is kept ready, by recipe, with what was typed as on hand by stock line; nothing typed counts as nothing there. */
export function stockOf(
  stockLineRows: readonly StoredDocument<StockLine>[],
  onHand: Readonly<Record<string, string>>,
): ReadonlyMap<string, PrepStock> {
  return new Map(
    stockLineRows.flatMap(({ id, content: { recipeId, par, stockUnit } }) => {
      const typed = decimalFromTyped(onHand[id] ?? '')
      if (recipeId === undefined || par === undefined) return []
      const stock = {
        par: { amount: par, unit: stockUnit },
        onHand: { amount: typed.ok ? typed.decimal : '0', unit: stockUnit },
      }
      return [[recipeId, stock]] as const
    }),
  )
}

/** What making a list came to. */
export interface MakeListOutcome {
  readonly merged: MergedPlan
  readonly problems: readonly PlanProblem[]
  readonly written: WriteOutcome
}

interface ListWish {
  readonly crew: Crew
  readonly serviceDay: string
  readonly needs: readonly PrepNeed[]
  readonly recipes: RecipeGraph
  readonly stock: ReadonlyMap<string, PrepStock>
  readonly wholeBatches: boolean
  readonly tasks: readonly StoredDocument<PrepTask>[]
  /** The day's current plan, if there is one. */
  readonly before: PrepPlan | undefined
  readonly covers: PrepPlan['covers']
  readonly servings: PrepPlan['servings']
}

/** Explodes the needs, brings them into the day's list and keeps the figures, in one write. */
export async function makeList(wish: ListWish): Promise<MakeListOutcome> {
  const plan: PreparationPlan = planPreparation(wish)
  const existing = new Map(wish.tasks.map(({ id, content }) => [id, content]))
  const maker = { uid: wish.crew.uid, at: timestampFromMs(Date.now()) }
  const merged = mergePlan(existing, plan.tasks, maker)
  const { kitchenId } = wish.crew
  const parts: WritePart[] = [
    ...merged.create.map(({ id, task }) => creating(prepTasks, { kitchenId, taskId: id }, task)),
    ...merged.change.flatMap(({ id, fields }) => {
      const before = existing.get(id)
      return before === undefined
        ? []
        : [changing(prepTasks, { kitchenId, taskId: id }, { before, changes: fields })]
    }),
    planPart(wish, maker.at),
  ]
  return { merged, problems: plan.problems, written: await write(parts) }
}

function planPart(wish: ListWish, generatedAt: PrepPlan['generatedAt']): WritePart {
  const { serviceDay, covers, servings, before, crew } = wish
  const params = { kitchenId: crew.kitchenId, serviceDay }
  const changes = { covers, servings, generatedAt }
  return before === undefined
    ? creating(prepPlans, params, { serviceDay, note: '', ...changes })
    : changing(prepPlans, params, { before, changes })
}
