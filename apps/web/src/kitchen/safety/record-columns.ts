import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import type { ShownRecord } from '@brigade/domain/kitchen/safety/correct-record.ts'
import { timingMarks } from '@brigade/domain/kitchen/safety/record-timing.ts'
import type { SafetyRecordDocument } from '@brigade/domain/kitchen/safety/safety-record.ts'
import type { Verdict } from '@brigade/domain/kitchen/safety/verdict.ts'
import { msFromTimestamp, type Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import type { Translate } from '../../messages/text.tsx'
import { momentField } from '../../shell/lists/moment-field.ts'
import type { ListColumn } from '../../shell/lists/list-order.ts'
import type { Crew } from '../../lib/kitchen/use-crew.ts'
import type { SafetyBook } from './use-safety.ts'
import { timingWords, valueText, verdictMarks } from './words.ts'

/** A record with what orders and corrects it. */
export type Entry = StoredDocument<SafetyRecordDocument> & {
  readonly recordedMs: number
  readonly correctionOf?: string
}
export type RecordGroup = ShownRecord<Entry>

/** Programs read the file, too: its numbers have a point in every language. */
const AS_ENTERED = { decimal: (text: string) => text }

/** What has to be looked at comes first. */
const WORST_FIRST: readonly (Verdict | undefined)[] = ['failed', 'not proven', 'passed', undefined]

interface RecordsRead {
  readonly book: Pick<SafetyBook, 'templates' | 'runs'>
  readonly crew: Pick<Crew, 'nameOf'>
  readonly settings: Pick<KitchenSettings, 'zone'>
  /** When the server took records into the chain, by id, as far as that is known. */
  readonly heldAt: ReadonlyMap<string, Timestamp>
}

/** What was checked; of a run, with its food. */
export function checkName({ content }: Entry, { templates, runs }: RecordsRead['book']): string {
  const name = templates.get(content.templateId)?.name ?? ''
  const run = runs.find(({ id }) => id === content.runId)
  return run === undefined ? name : `${name}: ${run.content.food}`
}

/** The columns of each record, with its values before correction. */
export function recordColumns(
  t: Translate,
  { book, crew, settings: { zone }, heldAt }: RecordsRead,
): readonly ListColumn<RecordGroup>[] {
  const valuesOf = ({ content: { templateId, values } }: Entry) => {
    const fields = book.templates.get(templateId)?.fields ?? []
    return Object.entries(values)
      .map(([key, value]) => {
        const label = fields.find((field) => field.key === key)?.label
        return label === undefined
          ? valueText(t, AS_ENTERED, value)
          : `${label}: ${valueText(t, AS_ENTERED, value)}`
      })
      .join(', ')
  }
  const wordsOf = (entry: Entry) =>
    [
      valuesOf(entry),
      t('safety.by', { name: crew.nameOf(entry.content.by) }),
      momentField(entry.content.enteredAt, zone),
      ...(entry.content.reason === undefined ? [] : [entry.content.reason]),
    ].join(' · ')
  const verdictOf = ({ shown }: RecordGroup) => shown.content.verdict
  return [
    {
      heading: t('lists.measured'),
      kind: 'text',
      valueOf: ({ shown }) => momentField(shown.content.at, zone),
      placeOf: ({ shown }) => -msFromTimestamp(shown.content.at),
    },
    { heading: t('lists.check'), kind: 'text', valueOf: ({ shown }) => checkName(shown, book) },
    { heading: t('lists.values'), kind: 'text', valueOf: ({ shown }) => valuesOf(shown) },
    {
      heading: t('lists.verdict'),
      kind: 'text',
      valueOf: (group) => {
        const verdict = verdictOf(group)
        return verdict === undefined ? '' : t(verdictMarks[verdict].words)
      },
      placeOf: (group) => WORST_FIRST.indexOf(verdictOf(group)),
    },
    { heading: t('lists.by'), kind: 'text', valueOf: ({ shown }) => crew.nameOf(shown.content.by) },
    {
      heading: t('lists.entered'),
      kind: 'text',
      valueOf: ({ shown }) => momentField(shown.content.enteredAt, zone),
      placeOf: ({ shown }) => -shown.recordedMs,
    },
    {
      heading: t('lists.late'),
      kind: 'text',
      valueOf: ({ all }) =>
        timingWords(t, timingMarks(all, heldAt), (at) => momentField(at, zone)).join('; '),
    },
    {
      heading: t('lists.corrections'),
      kind: 'text',
      valueOf: ({ all }) => (all.length < 2 ? '' : all.map(wordsOf).join('; ')),
    },
  ]
}
