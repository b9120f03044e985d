import * as z from 'zod'
import { Price } from '../../core/money/money.ts'
import { LocalDate, LocalTime } from '../../core/time/local-date.ts'
import { Zone } from '../../core/time/zone.ts'

/** Whether a rule of a supplier refuses what breaks it, or asks once and lets it pass. */
export const TermMode = z.enum(['strict', 'flexible'])

/** Until when an order must be in: a wall-clock time in the supplier's zone, whole days before the delivery (rule OR7). */
export const CutOffTerm = z.strictObject({
  hm: LocalTime,
  daysBefore: z.int().min(0).max(7),
  mode: TermMode,
})

/** The least net value of the goods that the supplier delivers for (rule OR9). */
export const MinimumTerm = z.strictObject({ value: Price, mode: TermMode })

/** On which terms a supplier delivers to one kitchen: its own, or others agreed between the two (product, E31). */
export const supplierTerms = {
  /** Absent, an order is never late. */
  cutOff: CutOffTerm.optional(),
  deliveryDays: z.strictObject({
    /** ISO weekdays, 1 = Monday to 7 = Sunday. */
    weekdays: z.array(z.int().min(1).max(7)).max(7),
    /** Days without delivery. */
    holidays: z.array(LocalDate).max(100),
  }),
  /** Absent, any order is large enough. */
  minimumOrder: MinimumTerm.optional(),
  /** What each delivery costs; nothing when absent. */
  fee: Price.optional(),
  /** The zone that the cut-off is meant in. */
  zone: Zone,
}

/** The terms alone, as the two sides agree on them. */
export const SupplierTerms = z.strictObject(supplierTerms)
export type SupplierTerms = Readonly<z.infer<typeof SupplierTerms>>
