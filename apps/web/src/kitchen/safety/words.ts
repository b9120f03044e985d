import type { State } from '@brigade/design-system/atoms/state-mark.tsx'
import type { CorrectiveActionDocument } from '@brigade/domain/kitchen/safety/corrective-action-document.ts'
import type { DueState } from '@brigade/domain/kitchen/safety/due-checks.ts'
import type { RunState } from '@brigade/domain/kitchen/safety/move-run.ts'
import type { Temperature } from '@brigade/domain/core/quantities/temperature.ts'
import type { TimingMarks } from '@brigade/domain/kitchen/safety/record-timing.ts'
import type { SafetyField, SafetyValue } from '@brigade/domain/kitchen/safety/safety-field.ts'
import type { Verdict } from '@brigade/domain/kitchen/safety/verdict.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { Format } from '../../lib/format/format.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import type { Translate } from '../../messages/text.tsx'

interface Mark {
  readonly mark: State
  readonly words: MessageKey
}

export const dueMarks: Readonly<Record<DueState, Mark>> = {
  later: { mark: 'neutral', words: 'safety.due.later' },
  soon: { mark: 'info', words: 'safety.due.soon' },
  due: { mark: 'info', words: 'safety.due.due' },
  late: { mark: 'warn', words: 'safety.due.late' },
  missed: { mark: 'late', words: 'safety.due.missed' },
  done: { mark: 'ok', words: 'safety.due.done' },
  'done late': { mark: 'warn', words: 'safety.due.doneLate' },
}

export const verdictMarks: Readonly<Record<Verdict, Mark>> = {
  passed: { mark: 'ok', words: 'safety.verdict.passed' },
  failed: { mark: 'late', words: 'safety.verdict.failed' },
  'not proven': { mark: 'unknown', words: 'safety.verdict.notProven' },
}

export const runMarks: Readonly<Record<RunState, Mark>> = {
  ...verdictMarks,
  running: { mark: 'info', words: 'safety.run.running' },
  'action needed': { mark: 'late', words: 'safety.run.actionNeeded' },
  retested: { mark: 'info', words: 'safety.run.retested' },
  closed: { mark: 'neutral', words: 'safety.run.closed' },
}

export const choiceWords: Readonly<Record<CorrectiveActionDocument['choice'], MessageKey>> = {
  're-cool': 'safety.choice.recool',
  'reheat to limit': 'safety.choice.reheat',
  bin: 'safety.choice.bin',
  move: 'safety.choice.move',
  engineer: 'safety.choice.engineer',
  retrain: 'safety.choice.retrain',
  other: 'safety.choice.other',
}

/** The remarks on a record's times, one sentence for each mark; none for a record made in time. */
export function timingWords(
  t: Translate,
  { isBackDated, arrivedAt }: TimingMarks,
  momentOf: (at: Timestamp) => string,
): readonly string[] {
  return [
    ...(isBackDated ? [t('safety.backDated')] : []),
    ...(arrivedAt === undefined ? [] : [t('safety.arrived', { time: momentOf(arrivedAt) })]),
  ]
}

type Decimals = Pick<Format, 'decimal'>

/**
 * A temperature with every digit that was entered. Kept apart from the words round it: from right to left its minus
 * stood behind it.
 */
export function degreesText(format: Decimals, { value, unit }: Temperature): string {
  return `\u2066${format.decimal(value)} °${unit}\u2069`
}

/** What a field has to keep to, in words; undefined where it has no limit. */
export function limitText(t: Translate, format: Decimals, field: SafetyField): string | undefined {
  if (field.type !== 'temperature') return undefined
  const { atLeast, atMost } = field
  if (atMost !== undefined) return t('safety.limit.atMost', { limit: degreesText(format, atMost) })
  if (atLeast !== undefined) return t('safety.limit.atLeast', { limit: degreesText(format, atLeast) })
  return undefined
}

/** A value as it was entered: a record keeps the number and the unit it was given. */
export function valueText(t: Translate, format: Decimals, value: SafetyValue): string {
  switch (value.type) {
    case 'temperature':
      return degreesText(format, value.value)
    case 'yes or no':
      return t(value.value ? 'safety.yes' : 'safety.no')
    default:
      return value.value
  }
}
