import { applicationEvents } from '@brigade/domain/hiring/applications/application-event.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { professionals } from '@brigade/domain/people/profiles/professional.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { findDocuments, findUnchecked } from '../core/functions/find-documents.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collection } from '@brigade/contract/collection.ts'
import { type Application, applications } from '@brigade/domain/hiring/applications/application.ts'
import { kitchenCosts } from '@brigade/domain/food/recipes/recipe-cost.ts'
import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import { type Station, stations } from '@brigade/domain/access/stations/station.ts'
import type { PublicMenu } from '@brigade/domain/kitchen/menus/menu.ts'
import { menuItems, publicMenus } from '@brigade/domain/kitchen/menus/menus.ts'
import { type PrepTask, prepTasks } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { kitchenAllergens } from '@brigade/domain/food/recipes/recipe-allergens.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { openTestDatabase } from '@brigade/platform/testing/database/test-database.ts'
import type { Database } from '@brigade/platform/database/database.ts'
import { openMemoryOutbox } from '@brigade/platform/mail/outbox.ts'
import { createPlatform, type Platform } from '@brigade/platform/platform.ts'
import { collections } from '../collections.ts'
import { seedDemo } from './seed-demo.ts'

let database: Database
let platform: Platform

beforeAll(async () => {
  database = await openTestDatabase()
  platform = await createPlatform({
    database,
    collections,
    functions: [],
    outbox: openMemoryOutbox(),
    project: 'brigade',
  })
  await seedDemo(platform)
})

afterAll(async () => {
  await platform.close()
  await database.close()
})

/** All documents of a collection, wherever it lies, by their last path segment. */
async function all<Content>(of: Collection<Content>): Promise<ReadonlyMap<string, Content>> {
  const found = await platform.documents.transact((tx) => findDocuments(tx, of, {}))
  return new Map(found.map(({ id, content }) => [id, content]))
}

async function count(of: Pick<Collection, 'path'>): Promise<number> {
  return (await platform.documents.transact((tx) => findUnchecked(tx, of, {}))).length
}

describe('the demo kitchen', () => {
  test('has forty recipes, three jobs, ten professionals, a team of four, a menu and a list for today', async () => {
    expect(await count(recipes)).toBe(40)
    expect(await count(jobs)).toBe(3)
    expect(await count(professionals)).toBe(10)
    expect(await count(teamMembers)).toBe(4)
    expect(await count(menuItems)).toBe(11)
    expect(await count(publicMenus)).toBe(1)
    expect(await count(prepTasks)).toBeGreaterThan(8)
  })

  test('knows what every recipe costs, or at least, and says of nothing that it is free of charge', async () => {
    const own = await all<Recipe>(recipes)
    const costs = kitchenCosts({
      recipes: own,
      stockLines: await all(stockLines),
      priceLines: await all(priceLines),
      currency: 'EUR',
    })
    const portions = [...own.keys()].map((id) => costs.of(id)?.portion?.from.valueOf() ?? 0)
    expect(portions).toHaveLength(40)
    expect(Math.min(...portions)).toBeGreaterThan(1)
    expect(Math.max(...portions)).toBeLessThan(1500)
    expect([...own.keys()].filter((id) => costs.of(id)?.isAtLeast === false).length).toBeGreaterThan(15)
  })

  test('answers allergens with what is known: wheat in the pie, and unknown where a product decides', async () => {
    const own = await all<Recipe>(recipes)
    const allergens = kitchenAllergens({ recipes: own, stockLines: await all(stockLines) })
    const pie = [...own].find(([, { name }]) => name === 'Apple Pie')?.[0] ?? ''
    expect(allergens.of(pie)?.allergens).toMatchObject({ gluten: 'contains', milk: 'contains', fish: 'no' })
  })

  test('leaves the guest one unknown: the sulphites of a bought apple sauce, still unspecified', async () => {
    const [menu] = [...(await all<PublicMenu>(publicMenus)).values()]
    const unknown = (menu?.sections ?? []).flatMap(({ items }) =>
      items.flatMap(({ name, allergens }) =>
        ALLERGEN_GROUPS.filter((group) => allergens[group] === 'unknown').map((group) => `${name}: ${group}`),
      ),
    )
    expect(unknown).toEqual(['Älplermagronen: sulphites'])
  })

  test('tells every task of today where it is made', async () => {
    const tasks = [...(await all<PrepTask>(prepTasks)).values()]
    const places = await all<Station>(stations)
    expect(tasks.filter(({ stationId = '' }) => !places.has(stationId)).map(({ name }) => name)).toEqual([])
  })

  test('has people who applied, each with the steps that led to where they stand', async () => {
    const applied = [...(await all<Application>(applications)).values()]
    expect(applied.map(({ state }) => state).toSorted()).toEqual([
      'applied',
      'applied',
      'applied',
      'being read',
      'interview',
      'trial shift',
    ])
    expect(await count(applicationEvents)).toBeGreaterThanOrEqual(11)
  })

  test('is founded once: a second start brings nothing', async () => {
    await seedDemo(platform)
    expect(await count(recipes)).toBe(40)
    expect(await count(teamMembers)).toBe(4)
  })
})
