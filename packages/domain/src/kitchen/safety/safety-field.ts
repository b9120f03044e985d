import * as z from 'zod'
import { boundedMap } from '../../core/documents/stored-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { SignedDecimal } from '../../core/quantities/decimal.ts'
import { Temperature } from '../../core/quantities/temperature.ts'

/** How many things one check asks for. */
export const MOST_SAFETY_FIELDS = 40

const Name = z.string().trim().min(1).max(80)
const field = {
  /** Names the value in a record; stays when the label is reworded. */
  key: z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/),
  label: Name,
  /** Without it the check is not proven. */
  isRequired: z.boolean(),
}

/** One thing a check asks for, with the limit it has to keep (product, E35). */
export const SafetyField = z.discriminatedUnion('type', [
  z.strictObject({
    ...field,
    type: z.literal('temperature'),
    atLeast: Temperature.optional(),
    atMost: Temperature.optional(),
  }),
  z.strictObject({
    ...field,
    type: z.literal('number'),
    /** What is counted or measured: "ppm". */
    unit: z.string().trim().max(20),
    atLeast: SignedDecimal.optional(),
    atMost: SignedDecimal.optional(),
  }),
  /** `expected` is the answer that passes; without it both do. */
  z.strictObject({ ...field, type: z.literal('yes or no'), expected: z.boolean().optional() }),
  z.strictObject({ ...field, type: z.literal('text') }),
  z.strictObject({ ...field, type: z.literal('photo') }),
  z.strictObject({
    ...field,
    type: z.literal('choice'),
    choices: z
      .array(z.strictObject({ name: Name, passes: z.boolean() }))
      .min(2)
      .max(30),
  }),
])
export type SafetyField = Readonly<z.infer<typeof SafetyField>>

/** What was found, for one field, as it was entered. */
export const SafetyValue = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('temperature'), value: Temperature }),
  z.strictObject({ type: z.literal('number'), value: SignedDecimal }),
  z.strictObject({ type: z.literal('yes or no'), value: z.boolean() }),
  z.strictObject({ type: z.literal('text'), value: z.string().trim().min(1).max(2000) }),
  z.strictObject({ type: z.literal('photo'), value: FileId }),
  z.strictObject({ type: z.literal('choice'), value: Name }),
])
export type SafetyValue = Readonly<z.infer<typeof SafetyValue>>

/** All values of a record, by the key of the field. */
export const SafetyValues = boundedMap(z.string().min(1).max(40), SafetyValue, MOST_SAFETY_FIELDS)
export type SafetyValues = Readonly<z.infer<typeof SafetyValues>>
