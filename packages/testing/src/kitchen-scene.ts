import { type PrepTask, prepTasks } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { serviceDayOf } from '@brigade/domain/core/time/service-day.ts'
import type { Access } from '@brigade/domain/access/roles/access.ts'
import { foundKitchen } from '@brigade/domain/kitchen/team/found-kitchen.ts'
import { answerInvitation, inviteToTeam } from '@brigade/domain/kitchen/team/team-functions.ts'
import { unknownAllergens } from '@brigade/domain/food/allergens/all-allergens.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { Money } from '@brigade/domain/core/money/money.ts'
import { type CommonFields, newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { sortKeyAt } from '@brigade/domain/core/documents/sort-key.ts'
import type { Menu, MenuItem } from '@brigade/domain/kitchen/menus/menu.ts'
import { menuSections, menus } from '@brigade/domain/kitchen/menus/menus.ts'
import type { Quantity } from '@brigade/domain/core/quantities/quantity.ts'
import type { RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { newRecipe } from '@brigade/domain/food/recipes/save-recipe.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { callAs, changeAs, type Person, sceneDocument, writeAs } from './cast.ts'

const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 20)
const now = () => timestampFromMs(Date.now())

/** Founds a kitchen in Lyon (EUR, Europe/Paris) with this person as owner, and gives its id. */
export async function aKitchenOf(owner: Person, name = 'Chez Ines'): Promise<string> {
  const kitchenId = newId()
  const draft = {
    name,
    kind: 'restaurant',
    address: { line1: '12 rue Mercière', town: 'Lyon', postcode: '69002', country: 'FR' },
    zone: 'Europe/Paris',
    currency: 'EUR',
    jurisdiction: 'EU',
    founderName: owner.name,
  } as const
  const founded = foundKitchen(draft, { uid: owner.uid, isGuest: owner.email === undefined }, now())
  await writeAs(owner, [
    { path: `kitchens/${kitchenId}`, content: founded.kitchen },
    { path: `kitchens/${kitchenId}/settings/main`, content: founded.settings },
    { path: `kitchens/${kitchenId}/team/${owner.uid}`, content: founded.member },
  ])
  return kitchenId
}

/** Shows a kitchen to everybody, as its owner does. */
export async function listKitchen(owner: Person, kitchenId: string): Promise<void> {
  await changeAs(owner, `kitchens/${kitchenId}`, { isListed: true })
}

/** Brings a member into a kitchen's team by an invitation link, as people do it. */
export async function joinKitchen(
  member: Person,
  {
    owner,
    kitchenId,
    access,
  }: { owner: Person; kitchenId: string; access: Exclude<Access['access'], 'owner'> },
): Promise<void> {
  const { token } = await callAs(owner, inviteToTeam, {
    kitchenId,
    to: { kind: 'link' },
    access,
    position: 'commis',
    stations: [],
    note: '',
  })
  const invitation = { kind: 'token', token } as const
  await callAs(member, answerInvitation, { invitation, accept: true, displayName: member.name })
}

/** An ingredient of the kitchen with the facts that matter; everything not said is empty or unknown. */
export async function aStockLine(
  cook: Person,
  kitchenId: string,
  facts: Pick<StockLine, 'name'> & Partial<StockLine> & { readonly lineId?: string },
): Promise<string> {
  const { lineId = newId(), ...rest } = facts
  const content = {
    category: 'dry store',
    stockUnit: 'kg',
    countUnits: [],
    areaIds: [],
    isTcs: false,
    yields: [],
    conversions: [],
    allergens: unknownAllergens(),
    namedAllergens: {},
    exemptGroups: [],
    gtins: [],
    isPrepared: false,
    ...rest,
  }
  await writeAs(cook, [{ path: `kitchens/${kitchenId}/ingredients/${lineId}`, content }])
  return lineId
}

/** A task of today on the preparation list; what is not said is as a task added by hand has it. Gives its id. */
export async function aPrepTask(
  cook: Person,
  kitchenId: string,
  facts: Pick<PrepTask, 'name'> & Partial<PrepTask>,
): Promise<string> {
  const taskId = newId()
  const content: Omit<PrepTask, keyof CommonFields> = {
    serviceDay: serviceDayOf(Date.now(), { zone: 'Europe/Paris', dayStartsAt: '04:00' }),
    priority: 2,
    assignee: null,
    state: 'to do',
    startedAt: null,
    doneAt: null,
    doneBy: null,
    checkedBy: null,
    sortKey: 'a0',
    history: [],
    ...facts,
  }
  await writeAs(cook, [sceneDocument(prepTasks, { kitchenId, taskId }, content)])
  return taskId
}

/** Ticks a task as this person, on some device of theirs. */
export async function tickAs(cook: Person, kitchenId: string, taskId: string): Promise<void> {
  const at = now()
  const { uid } = cook
  await changeAs(cook, `kitchens/${kitchenId}/prep-tasks/${taskId}`, {
    state: 'done',
    doneAt: at,
    doneBy: uid,
    history: [{ state: 'done', at, by: uid }],
  })
}

/** A supplier's pack and price for a stock line. */
export async function aPrice(
  lead: Person,
  kitchenId: string,
  { lineId, size, price }: { readonly lineId: string; readonly size: Quantity; readonly price: Money },
): Promise<void> {
  const content = {
    lineId,
    supplierName: 'Marché de gros',
    name: 'Pack',
    pack: { count: 1, size },
    price,
    priceAt: now(),
    minPacks: 1,
    multiple: 1,
    rank: 1,
    isAvailable: true,
  }
  await writeAs(lead, [{ path: `kitchens/${kitchenId}/price-lines/${newId()}`, content }])
}

/** A recipe of the kitchen: what it gives, and its lines with exact amounts. */
export async function aRecipe(
  cook: Person,
  kitchenId: string,
  recipe: Pick<RecipeContent, 'yield' | 'portions'> & {
    readonly name: string
    readonly lines: readonly {
      readonly kind?: 'ingredient' | 'recipe'
      readonly refId?: string
      readonly name: string
      readonly qty: Quantity
    }[]
  },
): Promise<string> {
  const { name, lines, ...gives } = recipe
  const [recipeId, versionId] = [newId(), newId()]
  const content: RecipeContent = {
    ...gives,
    lines: lines.map(({ kind = 'ingredient', refId, name: lineName, qty }, index) => ({
      lineKey: `l${index}`,
      text: `${qty.amount} ${qty.unit} ${lineName}`,
      kind,
      ...(refId !== undefined && { refId }),
      name: lineName,
      amount: { kind: 'exact', qty },
    })),
    steps: [],
    containers: [],
  }
  const common = newCommonFields(cook.uid, now())
  const saved = newRecipe({ ownerKind: 'kitchen', ownerId: kitchenId, name, content, versionId, common })
  await writeAs(cook, [
    { path: `recipes/${recipeId}`, content: saved.recipe },
    { path: `recipes/${recipeId}/versions/${versionId}`, content: saved.version },
  ])
  return recipeId
}

/** What a scene says of a menu item; everything else is as a new item has it. */
export type SceneItem = Pick<MenuItem, 'name'> & Partial<MenuItem>

/** A drafted menu with its sections and items, in the order given. VAT is 10 % unless told. */
export async function aMenu(
  cook: Person,
  kitchenId: string,
  menu: {
    readonly name: string
    readonly vatPct?: string
    readonly sections: readonly {
      readonly name: string
      readonly stationIds?: string[]
      readonly items: readonly SceneItem[]
    }[]
  },
): Promise<string> {
  const menuId = newId()
  const at = { kitchenId, menuId }
  const card: Omit<Menu, keyof CommonFields> = {
    name: menu.name,
    kind: 'standing',
    serviceIds: [],
    days: [],
    currency: 'EUR',
    vatPct: menu.vatPct ?? '10',
    languages: ['en'],
    state: 'draft',
    sortKey: 'a0',
  }
  const below = menu.sections.flatMap(({ name, stationIds = [], items }, place) => {
    const sectionId = newId()
    const section = { name, names: {}, stationIds, sortKey: sortKeyAt(place) }
    return [
      sceneDocument(menuSections, { ...at, sectionId }, section),
      ...items.map((item, index) => ({
        path: `kitchens/${kitchenId}/menus/${menuId}/items/${newId()}`,
        content: { ...newItem(cook), sectionId, sortKey: sortKeyAt(index), ...item },
      })),
    ]
  })
  await writeAs(cook, [sceneDocument(menus, at, card), ...below])
  return menuId
}

function newItem(cook: Person) {
  return {
    names: {},
    text: '',
    options: [],
    stationIds: [],
    course: 1,
    diets: [],
    freeFrom: [],
    allergensExtra: {},
    sale: { state: 'on', at: now(), by: cook.uid },
  }
}
