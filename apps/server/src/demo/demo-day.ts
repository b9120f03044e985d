import { type BuiltDocument, builtDocument } from '@brigade/builders/built-document.ts'
import type { Pantry } from '@brigade/builders/build-pantry.ts'
import type { BuiltRecipe } from '@brigade/builders/build-recipe.ts'
import { mergePlan } from '@brigade/domain/kitchen/preparation/merge-plan.ts'
import { planPreparation } from '@brigade/domain/kitchen/preparation/plan-preparation.ts'
import { prepTasks } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { serviceDayOf } from '@brigade/domain/core/time/service-day.ts'
import { msFromTimestamp, type Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { stationOfRecipe } from './demo-stations.table.ts'

/** Portions wanted today, by recipe file. */
const WANTED: Readonly<Record<string, string>> = {
  'lebanese-lentil-soup': '24',
  'smoked-salmon-quiche': '12',
  'finnish-salmon-soup': '16',
  schnitzel: '20',
  'perfect-potato-salad': '24',
  'fall-vegetable-and-chickpea-curry': '16',
  'beef-and-broccoli': '12',
  'apple-pie': '16',
  'honey-vanilla-ice-cream': '24',
  'sourdough-loaf': '40',
}

interface Day {
  readonly recipes: readonly (BuiltRecipe & { readonly file: string })[]
  /** Uids of the team; tasks go round among them. */
  readonly team: readonly string[]
  readonly at: Timestamp
}

/** Today's preparation of the demo kitchen, made by the same plan that the screen makes. */
export function demoDay({ kitchenId, by }: Pantry, { recipes, team, at }: Day): readonly BuiltDocument[] {
  const serviceDay = serviceDayOf(msFromTimestamp(at), { zone: 'Europe/Lisbon', dayStartsAt: '04:00' })
  const { tasks } = planPreparation({
    serviceDay,
    needs: recipes.flatMap(({ file, recipeId }) => {
      const amount = WANTED[file]
      const stationId = stationOfRecipe[file]
      return amount === undefined
        ? []
        : [
            {
              recipeId,
              amount: { amount, unit: 'portion' as const },
              ...(stationId !== undefined && { stationId }),
            },
          ]
    }),
    recipes: new Map(recipes.map(({ recipeId, recipe }) => [recipeId, recipe])),
    stock: new Map(),
    wholeBatches: true,
  })
  const { create } = mergePlan(new Map(), tasks, { uid: by, at })
  return create.map(({ id, task }, index) =>
    builtDocument(
      prepTasks,
      { kitchenId, taskId: id },
      { ...task, assignee: team[index % team.length] ?? null },
    ),
  )
}
