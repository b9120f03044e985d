import type { MessageKey } from '../../messages/catalogue.ts'
import type { Translate } from '../../messages/text.tsx'
import type { FieldProblem } from './field-problem.ts'
import { ruleWords } from './rule-words.table.ts'
import type { WriteOutcome } from '../writing/write.ts'

/** Why a field does not fit, in a sentence that begins with the field's name and says what to do. */
export function wordsOfField(t: Translate, { field: path, reason }: FieldProblem, field: string): string {
  const isItem = /\.\d+$/u.test(path)
  switch (reason.kind) {
    case 'short':
    case 'long': {
      const values = { field, limit: reason.limit }
      return isItem ? t(`rules.${reason.kind}Item`, values) : t(`rules.${reason.kind}`, values)
    }
    case 'few':
    case 'many':
    case 'least':
    case 'most':
      return t(`rules.${reason.kind}`, { field, limit: reason.limit })
    case 'address':
      return t('rules.address', { field })
    case 'e-mail':
      return t('rules.email', { field })
    case 'rule':
      return t(ruleWords[reason.rule] ?? 'rules.other', { field })
    case 'other':
      return t('rules.other', { field })
  }
}

/** Names of fields that several collections have; others are an entry. */
const names: Readonly<Record<string, MessageKey>> = {
  name: 'rules.field.name',
  displayName: 'rules.field.name',
  title: 'rules.field.name',
  amount: 'rules.field.amount',
  price: 'rules.field.price',
  pack: 'rules.field.pack',
  text: 'rules.field.text',
  note: 'rules.field.text',
  reason: 'rules.field.reason',
  lines: 'rules.field.lines',
  steps: 'rules.field.steps',
  yield: 'rules.field.yield',
  portions: 'rules.field.portions',
  table: 'rules.field.table',
  covers: 'rules.field.covers',
}

function nameOf(t: Translate, { field }: FieldProblem): string {
  const known = field
    .split('.')
    .toReversed()
    .find((part) => names[part] !== undefined)
  return t(names[known ?? ''] ?? 'rules.field.other')
}

/** Why a write was not made, in sentences; null when it was. Its page brings the file `rules`. */
export function refusalWords(t: Translate, outcome: WriteOutcome): string | null {
  if (outcome.state === 'queued') return null
  if (outcome.state === 'signedOut') return t('error.sign-in-needed')
  const sentences = outcome.problems.map((problem) => wordsOfField(t, problem, nameOf(t, problem)))
  return t('rules.notSaved', { why: [...new Set(sentences)].join(' ') })
}
