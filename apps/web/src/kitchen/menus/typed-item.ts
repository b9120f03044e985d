import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import type { AllergenAnswer, AllergenGroup } from '@brigade/domain/food/allergens/allergens.ts'
import { MenuItem, type MenuOption } from '@brigade/domain/kitchen/menus/menu.ts'
import { moneyText } from '@brigade/domain/core/money/money-arithmetic.ts'
import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import type { Currency, Money } from '@brigade/domain/core/money/money.ts'
import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import { mostOf } from '../../lib/drafts/field-limits.ts'
import { newId } from '../../lib/writing/new-id.ts'
import type { TypedItem } from './menu-actions.ts'

const LONGEST_PREP_MIN = mostOf(MenuItem, 'prepMin')

/** One option as the form shows it. */
export interface OptionText {
  readonly key: string
  readonly name: string
  readonly change: string
  readonly recipeId: string
  readonly allergens: MenuOption['allergens']
}

/** An item as the form shows it, letter by letter. */
export interface ItemText {
  readonly sectionId: string
  readonly name: string
  readonly text: string
  readonly price: string
  readonly recipeId: string
  readonly portion: string
  readonly unit: string
  readonly diets: MenuItem['diets']
  readonly freeFrom: MenuItem['freeFrom']
  readonly beside: Readonly<Partial<Record<AllergenGroup, AllergenAnswer>>>
  readonly options: readonly OptionText[]
  readonly stationIds: readonly string[]
  readonly course: string
  readonly prepMin: string
}

/** A new, empty option. */
export function emptyOption(): OptionText {
  return { key: newId(), name: '', change: '0', recipeId: '', allergens: {} }
}

/**
 * What the form starts with: an existing item, or nothing.
 * @param course - of a new item, such as that of the items beside it
 */
export function textOf(sectionId: string, item: MenuItem | undefined, course = 1): ItemText {
  return {
    sectionId,
    name: item?.name ?? '',
    text: item?.text ?? '',
    price: item?.price === undefined ? '' : moneyText(item.price),
    recipeId: item?.recipeId ?? '',
    portion: item?.portion?.amount ?? '',
    unit: item?.portion?.unit ?? 'kg',
    diets: item?.diets ?? [],
    freeFrom: item?.freeFrom ?? [],
    beside: item?.allergensExtra ?? {},
    options: (item?.options ?? []).map(({ name, priceChange, recipeId = '', allergens }) => ({
      key: newId(),
      name,
      change: moneyText(priceChange),
      recipeId,
      allergens,
    })),
    stationIds: item?.stationIds ?? [],
    course: String(item?.course ?? course),
    prepMin: String(item?.prepMin ?? ''),
  }
}

/** Fields of the form that cannot be read. */
export type ItemProblem = 'name' | 'text' | 'price' | 'portion' | 'options' | 'prepMin'

/** The item that was typed, or which fields need another look. */
export type ReadItem =
  | { readonly ok: true; readonly item: TypedItem }
  | { readonly ok: false; readonly problems: readonly ItemProblem[] }

/** A price change such as "2.50" or "-1"; undefined when it is none. */
function changeOf(text: string, currency: Currency): Money | undefined {
  const trimmed = text.trim()
  const isLess = /^[-−]/u.test(trimmed)
  const typed = moneyFromTyped(isLess ? trimmed.slice(1) : trimmed, currency)
  if (!typed.ok) return undefined
  const { minor } = typed.money
  return { currency, minor: isLess && minor !== 0 ? -minor : minor }
}

function optionsOf(options: readonly OptionText[], currency: Currency): MenuItem['options'] | undefined {
  const read = options.flatMap(({ name, change, recipeId, allergens }) => {
    const priceChange = changeOf(change, currency)
    if (priceChange === undefined || name.trim() === '') return []
    return [{ name: name.trim(), priceChange, allergens, ...(recipeId !== '' && { recipeId }) }]
  })
  return read.length === options.length ? read : undefined
}

/** Reads what was typed; amounts that cannot be read are reported, never guessed. */
export function readItem(text: ItemText, currency: Currency): ReadItem {
  const price = text.price.trim() === '' ? null : moneyFromTyped(text.price, currency)
  const amount = text.portion.trim() === '' ? null : decimalFromTyped(text.portion)
  const portion =
    amount === null
      ? undefined
      : MenuItem.shape.portion.safeParse({ amount: amount.ok ? amount.decimal : '', unit: text.unit })
  const options = optionsOf(text.options, currency)
  const prepMin = text.prepMin.trim() === '' ? null : wholeFromTyped(text.prepMin, LONGEST_PREP_MIN)
  const checks: readonly (readonly [ItemProblem, boolean])[] = [
    ['name', MenuItem.shape.name.safeParse(text.name).success],
    ['text', MenuItem.shape.text.safeParse(text.text).success],
    ['price', price === null || price.ok],
    ['portion', portion === undefined || portion.success],
    ['options', options !== undefined],
    ['prepMin', prepMin !== undefined],
  ]
  const problems = checks.flatMap(([field, isGood]) => (isGood ? [] : [field]))
  if (problems.length > 0 || options === undefined) return { ok: false, problems }
  return {
    ok: true,
    item: {
      sectionId: text.sectionId,
      name: text.name.trim(),
      text: text.text.trim(),
      price: price !== null && price.ok ? price.money : undefined,
      recipeId: text.recipeId === '' ? undefined : text.recipeId,
      portion: portion?.data,
      diets: text.diets,
      freeFrom: text.freeFrom,
      allergensExtra: answersOf(text.beside),
      options,
      stationIds: [...text.stationIds],
      course: Number(text.course),
      prepMin: prepMin ?? undefined,
    },
  }
}

function answersOf(beside: ItemText['beside']): MenuItem['allergensExtra'] {
  return Object.fromEntries(
    ALLERGEN_GROUPS.flatMap((group) => {
      const answer = beside[group]
      return answer === undefined ? [] : [[group, answer]]
    }),
  )
}
