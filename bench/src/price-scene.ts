import { type CommonFields, newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { aMember, type Person, sceneDocument, writeAs } from '@brigade/testing/cast.ts'
import { aKitchenOf, aRecipe, aStockLine } from '@brigade/testing/kitchen-scene.ts'

const RECIPES = 500
const BASES = 20
const WRITTEN_AT_ONCE = 10

/** A kitchen with 500 recipes, all of which contain butter: 20 directly, the others through one of these. */
export interface PriceScene {
  readonly cook: Person
  readonly kitchenId: string
  /** Sets what a pack of butter costs, as another device of the cook does. */
  readonly setPrice: (minor: number) => Promise<void>
}

/** Sets the scene on a running server. */
export async function priceScene(url: string): Promise<PriceScene> {
  const cook = await aMember(url, 'Ines')
  const kitchenId = await aKitchenOf(cook)
  const butter = await aStockLine(cook, kitchenId, { name: 'Butter' })
  const common = newCommonFields(cook.uid, timestampFromMs(Date.now()))
  const setPrice = (minor: number) => {
    const content = { ...butterPrice(butter, minor), createdAt: common.createdAt }
    return writeAs(cook, [sceneDocument(priceLines, { kitchenId, priceLineId: 'butter' }, content)])
  }
  await setPrice(899)

  const baseIds: string[] = []
  for (let index = 0; index < BASES; index += 1) {
    const lines = [{ refId: butter, name: 'Butter', qty: { amount: `${100 + index}`, unit: 'g' } }] as const
    const gives = { yield: { amount: '1', unit: 'kg' }, portions: 10 } as const
    baseIds.push(await aRecipe(cook, kitchenId, { name: `Base ${index}`, lines, ...gives }))
  }
  for (let index = BASES; index < RECIPES; index += WRITTEN_AT_ONCE) {
    await Promise.all(
      Array.from({ length: WRITTEN_AT_ONCE }, (_, offset) =>
        aDish(cook, kitchenId, { baseIds, index: index + offset }),
      ),
    )
  }
  return { cook, kitchenId, setPrice }
}

function butterPrice(lineId: string, minor: number): Omit<PriceLine, keyof CommonFields> {
  return {
    lineId,
    supplierName: 'Market',
    name: 'Butter 1 kg',
    pack: { count: 1, size: { amount: '1', unit: 'kg' } },
    price: { minor, currency: 'EUR' },
    priceAt: timestampFromMs(Date.now()),
    minPacks: 1,
    multiple: 1,
    rank: 1,
    isAvailable: true,
  }
}

function aDish(
  cook: Person,
  kitchenId: string,
  { baseIds, index }: { readonly baseIds: readonly string[]; readonly index: number },
): Promise<string> {
  const refId = baseIds[index % BASES] ?? ''
  return aRecipe(cook, kitchenId, {
    name: `Dish ${index}`,
    lines: [{ kind: 'recipe', refId, name: 'Base', qty: { amount: '250', unit: 'g' } }],
    yield: { amount: '1', unit: 'kg' },
    portions: 4,
  })
}
