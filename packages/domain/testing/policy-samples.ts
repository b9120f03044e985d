import { newCommonFields } from '../src/core/documents/common-fields.ts'
import { askedAt } from './ask-policy.ts'
import { type Author, nobodyAtAll } from './kitchen-cast.ts'
import type { SafetyTemplate } from '../src/kitchen/safety/safety-template.ts'

/** The kitchen of the cast. */
export const k1 = { kitchenId: 'k1' }
/** The limits that an ordinary template judges by. */
export const limits = { jurisdiction: 'UK' as const, version: '2026', values: {} }
/** Nobody changes what is here, and nobody deletes it. */
export const nobodyAgain = { change: nobodyAtAll, delete: nobodyAtAll }
/** A change of these fields, signed by who makes it. */
export const signed =
  <Content extends object>(more: Partial<Content>) =>
  ({ common, acted }: Author, before: Content): Content => ({
    ...before,
    ...('by' in before && acted),
    updatedBy: common.updatedBy,
    ...more,
  })

/** A field of the air in a fridge, at most 8 °C. */
export const fridgeAir = {
  key: 'air',
  label: 'Air',
  isRequired: false,
  type: 'temperature',
  atMost: { value: '8', unit: 'C' },
} as const
/** A template with the air of a fridge, two days old. */
export const aTemplate = (more: Partial<SafetyTemplate> = {}): SafetyTemplate => ({
  ...newCommonFields('lead', { ...askedAt, seconds: askedAt.seconds - 2 * 86_400 }),
  kind: 'opening',
  name: 'Opening',
  fields: [fridgeAir],
  limits,
  needsSecondPerson: false,
  isActive: true,
  ...more,
})
/** A reading of the air of a fridge. */
export const degrees = (value: string) =>
  ({ air: { type: 'temperature', value: { value, unit: 'C' } } }) as const
