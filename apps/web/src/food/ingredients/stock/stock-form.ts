import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import * as z from 'zod'
import { mostOf } from '../../../lib/drafts/field-limits.ts'
import { listFromTyped } from '../../../lib/drafts/typed-list.ts'
import type { FieldTable, FormValues } from '../../../shell/forms/card-input.tsx'

/** Colder or warmer than anything is kept, in °C or °F. */
const COLDEST = -80
const WARMEST = 212

/** A decimal that may be left out, such as "2,5". */
const Amount = z.string().transform((typed, context) => {
  if (typed.trim() === '') return undefined
  const read = decimalFromTyped(typed)
  if (read.ok) return read.decimal
  context.addIssue({ code: 'custom', message: 'amount' })
  return z.NEVER
})

const Days = z.string().transform((typed, context) => {
  if (typed.trim() === '') return undefined
  const days = wholeFromTyped(typed, mostOf(StockLine, 'shelfLifeDays'))
  if (days !== undefined) return days
  context.addIssue({ code: 'custom', message: 'days' })
  return z.NEVER
})

/** Whole degrees or with a decimal, below zero too. */
const Degrees = z.string().transform((typed, context) => {
  const text = typed.trim().replace(/^[\u2212\u2013]/u, '-')
  if (text === '') return undefined
  const read = decimalFromTyped(text.replace(/^-/u, ''))
  const degrees = read.ok ? Number(read.decimal) * (text.startsWith('-') ? -1 : 1) : Number.NaN
  if (degrees >= COLDEST && degrees <= WARMEST) return String(degrees)
  context.addIssue({ code: 'custom', message: 'degrees' })
  return z.NEVER
})

/** How a stock line is kept, as it is typed, read field by field. */
export const StockForm = z.object({
  par: Amount,
  min: Amount,
  max: Amount,
  areaIds: z.string().transform(listFromTyped),
  shelfLifeDays: Days,
  atMost: Degrees,
  recipeId: z.string().transform((id) => (id === '' ? undefined : id)),
})
export type StockForm = z.infer<typeof StockForm>

/** The field whose amount contradicts another: the minimum is not above par, and par not above the maximum. */
export function contradiction({ par, min, max }: StockForm): 'min' | 'max' | undefined {
  const [least, full, most] = [min, par, max].map((amount) =>
    amount === undefined ? undefined : Number(amount),
  )
  if (least !== undefined && full !== undefined && least > full) return 'min'
  const upper = full ?? least
  return upper !== undefined && most !== undefined && upper > most ? 'max' : undefined
}

/** What there is to choose from. */
interface Choices {
  readonly areas: readonly { readonly value: string; readonly label: string }[]
  readonly recipes: readonly { readonly value: string; readonly label: string }[]
  readonly notMade: string
  /** In which the line is counted, and in which temperatures are read here. */
  readonly unit: string
  readonly degrees: string
}

/** The fields in the order of the form. */
export function stockFields({ areas, recipes, notMade, unit, degrees }: Choices): FieldTable {
  return [
    [
      { name: 'par', label: 'ingredients.stock.par', hint: 'ingredients.stock.parHint', as: 'number', unit },
      { name: 'min', label: 'ingredients.stock.min', hint: 'ingredients.stock.minHint', as: 'number', unit },
      { name: 'max', label: 'ingredients.stock.max', as: 'number', unit },
    ],
    ...(areas.length === 0
      ? []
      : [{ name: 'areaIds', label: 'ingredients.stock.areas', as: 'several', named: areas } as const]),
    [
      { name: 'shelfLifeDays', label: 'ingredients.stock.days', as: 'number' },
      {
        name: 'atMost',
        label: 'ingredients.stock.atMost',
        hint: 'ingredients.stock.atMostHint',
        as: 'number',
        unit: degrees,
      },
    ],
    {
      name: 'recipeId',
      label: 'ingredients.stock.madeBy',
      as: 'one',
      named: [{ value: '', label: notMade }, ...recipes],
    },
  ]
}

/** The form filled from a stock line. */
export function typedStock({
  par = '',
  min = '',
  max = '',
  areaIds,
  shelfLifeDays,
  storage,
  recipeId = '',
}: StockLine): FormValues {
  return {
    par,
    min,
    max,
    areaIds: areaIds.join(', '),
    shelfLifeDays: shelfLifeDays === undefined ? '' : String(shelfLifeDays),
    atMost: storage?.max?.value ?? '',
    recipeId,
  }
}
