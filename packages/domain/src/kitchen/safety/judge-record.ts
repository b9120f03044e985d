import { exactFromDecimal } from '../../core/quantities/exact.ts'
import { convertTemperature, type Temperature } from '../../core/quantities/temperature.ts'
import type { SafetyField, SafetyValue, SafetyValues } from './safety-field.ts'
import type { Verdict } from './verdict.ts'

/** Below 0 when the reading is colder than the limit; in the unit of the limit, exactly (rule UN10). */
function compareTemperatures(reading: Temperature, limit: Temperature): number {
  return convertTemperature(reading, limit.unit).compare(exactFromDecimal(limit.value))
}

function compareDecimals(value: string, limit: string): number {
  return exactFromDecimal(value).compare(exactFromDecimal(limit))
}

/** Whether a value keeps to the limit of its field; undefined when it is no answer to it. */
function isKept(field: SafetyField, answer: SafetyValue): boolean | undefined {
  if (field.type === 'temperature' && answer.type === 'temperature') {
    const { atLeast, atMost } = field
    return (
      (atLeast === undefined || compareTemperatures(answer.value, atLeast) >= 0) &&
      (atMost === undefined || compareTemperatures(answer.value, atMost) <= 0)
    )
  }
  if (field.type === 'number' && answer.type === 'number') {
    const { atLeast, atMost } = field
    return (
      (atLeast === undefined || compareDecimals(answer.value, atLeast) >= 0) &&
      (atMost === undefined || compareDecimals(answer.value, atMost) <= 0)
    )
  }
  if (field.type === 'yes or no' && answer.type === 'yes or no') {
    return field.expected === undefined || answer.value === field.expected
  }
  if (field.type === 'choice' && answer.type === 'choice') {
    return field.choices.find(({ name }) => name === answer.value)?.passes
  }
  return field.type === answer.type ? true : undefined
}

/**
 * The verdict on a check from what was entered (rule HC2): failed as soon as a value breaks its limit, whatever else is
 * missing; not proven when something required is missing or is no answer; otherwise passed. Ends of a limit are inside.
 */
export function judgeRecord(fields: readonly SafetyField[], values: SafetyValues): Verdict {
  const kept = fields.map((field) => {
    const answer = values[field.key]
    const isAnswered = answer === undefined ? undefined : isKept(field, answer)
    return isAnswered ?? (field.isRequired || answer !== undefined ? undefined : true)
  })
  if (kept.includes(false)) return 'failed'
  return kept.includes(undefined) ? 'not proven' : 'passed'
}
