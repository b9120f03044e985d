import { needOfItem } from '@brigade/domain/kitchen/preparation/prep-need.ts'
import {
  planPreparation,
  type PreparationPlan,
} from '@brigade/domain/kitchen/preparation/plan-preparation.ts'
import { scheduleBackwards, type Work } from '@brigade/domain/kitchen/preparation/schedule.ts'
import { subRecipeIds } from '@brigade/domain/food/recipes/recipe-graph.ts'
import type { Figure } from '../measure.ts'
import { recipeBook } from '../recipe-book.ts'
import { median, timeOf, warmTimeOf } from '../statistics.ts'

const ITEMS = 60
const RUNS = 100
const LIMIT_MS = 20
const SERVINGS = 40
const MINUTES = 20
const DAY = '2026-05-04'
const hours = { from: '08:00', to: '22:00', zone: 'Europe/Paris' }
const SERVICE_MS = Date.parse('2026-05-04T16:00:00Z')

const { recipes } = recipeBook()
const itemRecipeIds = Array.from({ length: ITEMS }, (_, index) => `recipe-1-${index}`)

function explode(): PreparationPlan {
  const needs = itemRecipeIds.flatMap(
    (recipeId, index) => needOfItem({ recipeId, stationIds: [`station-${index % 6}`] }, SERVINGS) ?? [],
  )
  const stock = new Map(
    itemRecipeIds.map((recipeId) => [recipeId, { onHand: { amount: '300', unit: 'g' } as const }]),
  )
  const plan = planPreparation({ serviceDay: DAY, needs, recipes, stock, wholeBatches: true })
  if (plan.problems.length > 0) throw new Error('The menu is not planned in full')
  return plan
}

/** The same plan with a start time for each task. */
function schedule({ tasks }: PreparationPlan): void {
  const isItem = new Set(itemRecipeIds)
  const work = new Map(
    tasks.map(({ recipeId }): readonly [string, Work] => {
      const recipe = recipes.get(recipeId)
      const parts = recipe === undefined ? [] : subRecipeIds(recipe)
      return [recipeId, { minutes: MINUTES, parts, ...(isItem.has(recipeId) && { neededMs: SERVICE_MS }) }]
    }),
  )
  if (scheduleBackwards(work, hours).size !== work.size) throw new Error('A task has no time')
}

/** Needs of a menu exploded through five levels of recipes into tasks, and those tasks given their times. */
export async function measure(): Promise<readonly Figure[]> {
  const { firstMs, medianMs } = await warmTimeOf(() => schedule(explode()), RUNS)
  const alone: number[] = []
  for (let run = 0; run < RUNS; run += 1) alone.push(await timeOf(explode))
  return [
    {
      what: `explosion: ${ITEMS} menu items, 5 levels, tasks with start times`,
      value: medianMs,
      unit: 'ms',
      limit: { atMost: LIMIT_MS },
      pair: { what: 'without times', value: median(alone) },
      beside: `very first run ${firstMs.toFixed(1)} ms; ${explode().tasks.length} tasks`,
    },
  ]
}
