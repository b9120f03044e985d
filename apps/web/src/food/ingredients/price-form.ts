import { packFromTyped, type TypedPack } from '@brigade/domain/food/import/pack-from-typed.ts'
import type { Pack, PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import { moneyText } from '@brigade/domain/core/money/money-arithmetic.ts'
import type { Currency, Money } from '@brigade/domain/core/money/money.ts'
import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import type { MessageKey } from '../../messages/catalogue.ts'

/** A supplier's pack and price as they are typed. */
export interface PriceForm {
  readonly supplierName: string
  readonly name: string
  readonly code: string
  readonly pack: string
  readonly price: string
  readonly vatPct: string
}
export type PriceField = keyof PriceForm

/** What of a price line a person says; the rest is known. */
export type PriceFacts = Pick<PriceLine, 'supplierName' | 'name' | 'code' | 'pack' | 'price' | 'vatPct'>

export type PriceProblems = { readonly [Field in PriceField]?: MessageKey }

export type ReadPriceForm =
  | { readonly ok: true; readonly facts: PriceFacts }
  | { readonly ok: false; readonly problems: PriceProblems }

const LONGEST = { supplierName: 80, name: 120, code: 60 } as const
const WHOLE_PERCENT = 100

const packProblems: Readonly<Record<Extract<TypedPack, { ok: false }>['problem'], MessageKey>> = {
  'not-a-pack': 'ingredients.problem.pack',
  'no-unit': 'ingredients.problem.packUnit',
  zero: 'ingredients.problem.packZero',
  'bad-count': 'ingredients.problem.packCount',
  'too-many-digits': 'ingredients.problem.digits',
  ambiguous: 'ingredients.problem.ambiguous',
}

type Read<Value> = { readonly value: Value } | { readonly problem: MessageKey }

function readPack(text: string): Read<Pack> {
  const typed = packFromTyped(text)
  return typed.ok ? { value: typed.pack } : { problem: packProblems[typed.problem] }
}

function readPrice(text: string, currency: Currency): Read<Money> {
  const typed = moneyFromTyped(text, currency)
  if (typed.ok) {
    const fits = Number.isSafeInteger(typed.money.minor)
    return fits ? { value: typed.money } : { problem: 'ingredients.problem.digits' }
  }
  if (typed.problem === 'not-a-number') return { problem: 'ingredients.problem.price' }
  const isAmbiguous = typed.problem === 'ambiguous'
  return { problem: isAmbiguous ? 'ingredients.problem.ambiguous' : 'ingredients.problem.priceDigits' }
}

function readVat(text: string): Read<string | undefined> {
  if (text.trim() === '') return { value: undefined }
  const typed = decimalFromTyped(text)
  const fits = typed.ok && Number(typed.decimal) <= WHOLE_PERCENT
  return fits ? { value: typed.decimal } : { problem: 'ingredients.problem.vat' }
}

function readWords(text: string, longest: number): Read<string> {
  const words = text.trim()
  return words.length <= longest ? { value: words } : { problem: 'ingredients.problem.tooLong' }
}

function readSupplier(text: string): Read<string> {
  return text.trim() === ''
    ? { problem: 'ingredients.problem.supplier' }
    : readWords(text, LONGEST.supplierName)
}

/**
 * Reads what was typed; every field that is wrong is named, and nothing is rounded or cut.
 * @param known - the currency prices are in, and the ingredient's name, for a product without one of its own
 */
export function readPriceForm(
  form: PriceForm,
  known: { readonly currency: Currency; readonly ingredientName: string },
): ReadPriceForm {
  const supplierName = readSupplier(form.supplierName)
  const name = readWords(form.name, LONGEST.name)
  const code = readWords(form.code, LONGEST.code)
  const pack = readPack(form.pack)
  const price = readPrice(form.price, known.currency)
  const vatPct = readVat(form.vatPct)
  const hasAll =
    'value' in supplierName &&
    'value' in name &&
    'value' in code &&
    'value' in pack &&
    'value' in price &&
    'value' in vatPct
  if (!hasAll) return { ok: false, problems: problemsIn({ supplierName, name, code, pack, price, vatPct }) }
  const facts: PriceFacts = {
    supplierName: supplierName.value,
    name: name.value === '' ? known.ingredientName : name.value,
    ...(code.value !== '' && { code: code.value }),
    pack: pack.value,
    price: price.value,
    ...(vatPct.value !== undefined && { vatPct: vatPct.value }),
  }
  return { ok: true, facts }
}

function problemsIn(reads: Readonly<Record<PriceField, Read<unknown>>>): PriceProblems {
  return Object.fromEntries(
    Object.entries(reads).flatMap(([field, read]) => ('problem' in read ? [[field, read.problem]] : [])),
  )
}

/** A pack as it is typed: "6 x 750 ml". */
export function packText({ count, size }: Pack): string {
  return `${count === 1 ? '' : `${count} x `}${size.amount} ${size.unit}`
}

/**
 * The form for a price line that is there, or an empty one. A product without a name of its own has an empty one.
 */
export function formOfPrice(line: PriceLine | undefined, ingredientName: string): PriceForm {
  return {
    supplierName: line?.supplierName ?? '',
    name: line === undefined || line.name === ingredientName ? '' : line.name,
    code: line?.code ?? '',
    pack: line === undefined ? '' : packText(line.pack),
    price: line === undefined ? '' : moneyText(line.price),
    vatPct: line?.vatPct ?? '',
  }
}
