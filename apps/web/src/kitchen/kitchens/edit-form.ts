import { differing } from '@brigade/domain/core/documents/changed-fields.ts'
import { Kitchen, kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { type KitchenSettings, kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import { LocalTime } from '@brigade/domain/core/time/local-date.ts'
import * as z from 'zod'
import { changing, type WritePart } from '../../lib/writing/write.ts'
import { addressOf, KitchenForm } from './kitchen-form.ts'

const WHOLE_PCT = 100

/** A share as typed, such as "28,5", brought to a canonical decimal above 0 and up to 100. */
const Percent = z.string().transform((typed, context) => {
  const read = decimalFromTyped(typed)
  if (read.ok && read.decimal !== '0' && Number(read.decimal) <= WHOLE_PCT) return read.decimal
  context.addIssue({ code: 'custom', message: 'percent' })
  return z.NEVER
})

/** What managers change about a kitchen. */
export const EditForm = KitchenForm.extend({
  description: z.string().trim().pipe(Kitchen.shape.description),
  /** A tick of the form: `on` or empty. */
  isListed: z.string().transform((tick) => tick !== ''),
  dayStartsAt: LocalTime,
  foodCostPct: Percent,
})
export type EditForm = z.infer<typeof EditForm>

/** The form filled from the kitchen. */
export function formOf(
  kitchen: Kitchen,
  settings: KitchenSettings,
): Readonly<Record<keyof EditForm, string>> {
  const { name, kind, address, description, isListed } = kitchen
  const { currency, zone, jurisdiction, dayStartsAt, targets } = settings
  const { line1, line2 = '', town, postcode, country } = address
  const card = { name, kind, line1, line2, town, postcode, country, description }
  const ticks = { isListed: isListed ? 'on' : '' }
  return { ...card, ...ticks, currency, zone, jurisdiction, dayStartsAt, foodCostPct: targets.foodCostPct }
}

/** What the form changes of two documents. @param before - as they were when the form was opened */
export function partsOf(
  kitchenId: string,
  form: EditForm,
  before: { readonly kitchen: Kitchen; readonly settings: KitchenSettings },
): readonly WritePart[] {
  const { name, kind, description, isListed, currency, zone, jurisdiction, dayStartsAt, foodCostPct } = form
  const { region } = before.kitchen.address
  const address = { ...addressOf(form), ...(region === undefined ? {} : { region }) }
  const card = { name, kind, address, description, isListed }
  const settings = { currency, zone, jurisdiction, dayStartsAt, targets: { foodCostPct } }
  return [
    changing(kitchens, { kitchenId }, { before: before.kitchen, changes: differing(before.kitchen, card) }),
    changing(
      kitchenSettings,
      { kitchenId, settingsId: 'main' },
      { before: before.settings, changes: differing(before.settings, settings) },
    ),
  ]
}
