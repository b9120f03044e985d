import { Kitchen, KitchenAddress } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { pointFromTyped } from '@brigade/domain/core/geo/point-from-typed.ts'
import { Address } from '@brigade/domain/core/geo/address.ts'
import * as z from 'zod'
import type { MessageKey } from '../../messages/catalogue.ts'

/** What people fill in about a kitchen, flat, as the form shows it. */
export const KitchenForm = z.object({
  name: Kitchen.shape.name,
  kind: Kitchen.shape.kind,
  line1: KitchenAddress.shape.line1,
  line2: z.string().trim().max(120),
  town: KitchenAddress.shape.town,
  /** Where it is on the map, once a place was chosen. */
  near: z.string().transform((typed, context) => {
    if (typed.trim() === '') return undefined
    const point = pointFromTyped(typed)
    if (point !== undefined) return point
    context.addIssue({ code: 'custom', message: 'place' })
    return z.NEVER
  }),
  postcode: Address.shape.postcode,
  country: Address.shape.country,
  currency: KitchenSettings.shape.currency,
  zone: KitchenSettings.shape.zone,
  jurisdiction: KitchenSettings.shape.jurisdiction,
})
export type KitchenForm = z.infer<typeof KitchenForm>

/** The same as it is typed: every field is text until it is read. */
export type TypedKitchen = Readonly<Record<keyof KitchenForm, string>>

/** One sentence for each field: what belongs there. */
const words: Readonly<Record<string, MessageKey>> = {
  name: 'kitchens.problem.name',
  kind: 'kitchens.problem.kind',
  line1: 'kitchens.problem.line1',
  line2: 'kitchens.problem.line1',
  town: 'kitchens.problem.town',
  near: 'setup.place.problem',
  postcode: 'kitchens.problem.postcode',
  country: 'kitchens.problem.country',
  currency: 'kitchens.problem.currency',
  zone: 'kitchens.problem.zone',
  jurisdiction: 'kitchens.problem.jurisdiction',
  founderName: 'kitchens.problem.founderName',
  description: 'kitchens.problem.description',
  dayStartsAt: 'kitchens.problem.dayStartsAt',
  foodCostPct: 'kitchens.problem.foodCostPct',
  website: 'setup.problem.website',
  cuisines: 'setup.problem.cuisines',
  tolerancePct: 'setup.problem.tolerancePct',
  toleranceMoney: 'setup.problem.toleranceMoney',
  minor: 'setup.problem.toleranceMoney',
}

/** The sentence for a field that breaks its rule. */
export function wordsOfKitchenField(field: string): MessageKey {
  return words[field] ?? 'error.invalid'
}

/** The postal address as it is stored. */
export function addressOf(form: KitchenForm): Address {
  const { line1, line2, town, postcode, country } = form
  return { line1, ...(line2 === '' ? {} : { line2 }), town, postcode, country }
}
