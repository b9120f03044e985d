import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { sortKeyAt } from '@brigade/domain/core/documents/sort-key.ts'
import { newStockLine } from '@brigade/domain/food/ingredients/new-stock-line.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import type { Menu } from '@brigade/domain/kitchen/menus/menu.ts'
import { menuItems, menuSections, menus } from '@brigade/domain/kitchen/menus/menus.ts'
import type { Currency } from '@brigade/domain/core/money/money.ts'
import { plannedTaskId } from '@brigade/domain/kitchen/preparation/planned-task.ts'
import { prepTasks } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import type { RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { recipes, recipeVersions } from '@brigade/domain/food/recipes/recipes.ts'
import { newRecipe } from '@brigade/domain/food/recipes/save-recipe.ts'
import { serviceDayOf } from '@brigade/domain/core/time/service-day.ts'
import { type Timestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { newId } from '../lib/writing/new-id.ts'
import { actingUser } from '../lib/session/session.ts'
import { creating, type Draft, write, type WritePart } from '../lib/writing/write.ts'
import { guessPlace } from '../lib/location/guess-place.ts'
import { sampleJob, sampleLines, sampleRecipes } from './sample-kitchen.table.ts'
import { createKitchen } from '../kitchen/kitchens/public.ts'

/** Words that come from the messages. */
export interface TryWords {
  readonly name: string
  readonly founder: string
  readonly supplier: string
  readonly menu: string
}

interface Scene {
  readonly kitchenId: string
  readonly uid: string
  readonly at: Timestamp
  readonly currency: Currency
  readonly serviceDay: string
  readonly words: TryWords
  /** New ids by the keys of the sample table. */
  readonly ids: Readonly<Record<string, string>>
}

const idOf = ({ ids }: Scene, key: string): string => ids[key] ?? key

function store(scene: Scene): readonly WritePart[] {
  const { kitchenId, uid, at, currency, words } = scene
  const common = newCommonFields(uid, at)
  return sampleLines.flatMap(({ key, pack, allergens, namedAllergens = {}, ...facts }) => {
    const lineId = idOf(scene, key)
    const line = creating(
      stockLines,
      { kitchenId, lineId },
      { ...newStockLine(facts, common), allergens, namedAllergens },
    )
    if (pack === undefined) return [line]
    const price = {
      lineId,
      supplierName: words.supplier,
      name: facts.name,
      pack: { count: 1, size: pack.size },
      price: { minor: pack.minor, currency },
      priceAt: at,
      minPacks: 1,
      multiple: 1,
      rank: 1,
      isAvailable: true,
    }
    return [line, creating(priceLines, { kitchenId, priceLineId: newId() }, price)]
  })
}

type SampleRecipe = (typeof sampleRecipes)[number]

function contentOf(scene: Scene, sample: SampleRecipe): RecipeContent {
  const nameOf = (key: string) => sampleLines.find((line) => line.key === key)?.name ?? key
  return {
    portions: sample.portions,
    yield: sample.yield,
    lines: sample.lines.map(([key, amount, unit, word], place) => ({
      lineKey: `l${place}`,
      text: `${amount} ${unit} ${word}`,
      kind: 'ingredient',
      refId: idOf(scene, key),
      name: nameOf(key),
      amount: { kind: 'exact', qty: { amount, unit } },
    })),
    steps: sample.steps.map((text, place) => ({ stepKey: `s${place}`, text, lineKeys: [] })),
    containers: [],
  }
}

function book(scene: Scene): readonly WritePart[] {
  const { kitchenId, uid, at } = scene
  return sampleRecipes.flatMap((sample) => {
    const [recipeId, versionId] = [idOf(scene, sample.key), newId()]
    const { recipe, version } = newRecipe({
      ownerKind: 'kitchen',
      ownerId: kitchenId,
      name: sample.name,
      content: contentOf(scene, sample),
      versionId,
      common: newCommonFields(uid, at),
    })
    return [
      creating(recipes, { recipeId }, recipe),
      creating(recipeVersions, { recipeId, versionId }, version),
    ]
  })
}

/** VAT that the sample menu's prices contain, in percent. */
const VAT_PCT = '10'

function menu(scene: Scene): readonly WritePart[] {
  const { kitchenId, uid, at, currency, words } = scene
  const menuId = newId()
  const card: Draft<Menu> = {
    name: words.menu,
    kind: 'standing',
    serviceIds: [],
    days: [],
    currency,
    vatPct: VAT_PCT,
    languages: [],
    state: 'draft',
    sortKey: sortKeyAt(0),
  }
  const below = sampleRecipes.flatMap((sample, place) => {
    const [sectionId, sortKey] = [newId(), sortKeyAt(place)]
    const section = { name: sample.section, names: {}, stationIds: [], sortKey }
    const item = {
      sectionId,
      name: sample.name,
      names: {},
      text: '',
      price: { minor: sample.minor, currency },
      recipeId: idOf(scene, sample.key),
      options: [],
      stationIds: [],
      course: 1,
      diets: [],
      freeFrom: [],
      allergensExtra: {},
      sale: { state: 'on', at, by: uid } as const,
      sortKey: sortKeyAt(0),
    }
    return [
      creating(menuSections, { kitchenId, menuId, sectionId }, section),
      creating(menuItems, { kitchenId, menuId, itemId: newId() }, item),
    ]
  })
  return [creating(menus, { kitchenId, menuId }, card), ...below]
}

function day(scene: Scene): readonly WritePart[] {
  const { kitchenId, serviceDay } = scene
  const plain = {
    serviceDay,
    priority: 2,
    assignee: null,
    state: 'to do',
    startedAt: null,
    doneAt: null,
    doneBy: null,
    checkedBy: null,
    history: [],
  } as const
  const cooked = sampleRecipes.map((sample, place) => {
    const recipeId = idOf(scene, sample.key)
    const taskId = plannedTaskId(serviceDay, recipeId, undefined)
    const task = {
      ...plain,
      history: [],
      name: sample.name,
      recipeId,
      want: sample.yield,
      sortKey: sortKeyAt(place),
    }
    return creating(prepTasks, { kitchenId, taskId }, task)
  })
  const sampleTask = { ...plain, history: [], name: sampleJob, sortKey: sortKeyAt(sampleRecipes.length) }
  return [...cooked, creating(prepTasks, { kitchenId, taskId: newId() }, sampleTask)]
}

/**
 * Makes a kitchen to try, with a little of everything in it, in the currency and time zone of this device; offline
 * too. Returns its id, or null when it could not be made: the form for a new kitchen says why.
 */
export async function tryKitchen(words: TryWords): Promise<string | null> {
  const { zone, country, currency, jurisdiction } = guessPlace(navigator.language)
  const form = {
    name: words.name,
    kind: 'restaurant',
    line1: '',
    line2: '',
    near: undefined,
    town: '',
    postcode: '',
    country,
    currency,
    zone,
    jurisdiction,
  } as const
  const outcome = await createKitchen(form, words.founder)
  const user = await actingUser()
  if (outcome.state !== 'made' || user === null) return null
  const now = Date.now()
  const keys = [...sampleLines, ...sampleRecipes].map(({ key }) => key)
  const scene: Scene = {
    kitchenId: outcome.kitchenId,
    uid: user.uid,
    at: timestampFromMs(now),
    currency,
    serviceDay: serviceDayOf(now, { zone, dayStartsAt: '04:00' }),
    words,
    ids: Object.fromEntries(keys.map((key) => [key, newId()])),
  }
  await write([...store(scene), ...book(scene), ...menu(scene), ...day(scene)])
  return outcome.kitchenId
}
