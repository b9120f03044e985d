import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { shownRecords } from '@brigade/domain/safety/correct-record.ts'
import { isBackDated } from '@brigade/domain/safety/record-timing.ts'
import type { SafetyRecordDocument } from '@brigade/domain/safety/safety-record.ts'
import { msFromTimestamp } from '@brigade/domain/time/timestamp.ts'
import { useState } from 'react'
import type { Kept } from '../../data/loadable.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { ChainCheck } from './chain-check.tsx'
import type { SafetyViewProps } from './today-view.tsx'
import { valueText, verdictMarks } from './words.ts'

const MOST_SHOWN = 200

type Entry = Kept<SafetyRecordDocument> & {
  readonly recordedMs: number
  readonly correctionOf?: string
}

function entryOf(record: Kept<SafetyRecordDocument>): Entry {
  const { enteredAt, correctionOf } = record.content
  return {
    ...record,
    recordedMs: msFromTimestamp(enteredAt),
    ...(correctionOf !== undefined && { correctionOf }),
  }
}

/** A record with all that was said of it: its corrections stay readable, newest first in view. */
function RecordRow({
  all,
  shown,
  ...props
}: SafetyViewProps & { readonly all: readonly Entry[]; readonly shown: Entry }) {
  const t = useText()
  const format = useFormat()
  const { crew, settings, book, onRecord } = props
  const { content } = shown
  const template = book.templates.get(content.templateId)
  const text = (entry: Entry) =>
    Object.values(entry.content.values)
      .map((value) => valueText(t, value))
      .join(', ')
  const run = book.runs.find(({ id }) => id === content.runId)
  const name = run === undefined ? (template?.name ?? '') : `${template?.name ?? ''}: ${run.content.food}`
  return (
    <li className="check-row">
      <time className="check-time">{format.dateTime(msFromTimestamp(content.at), settings.zone)}</time>
      <div className="check-words">
        <strong>{name}</strong>
        <span>
          {[text(shown), t('safety.by', { name: crew.nameOf(content.by) })].join(' · ')}
          {isBackDated(content) ? ` · ${t('safety.backDated')}` : ''}
        </span>
        {all.length < 2 ? null : (
          <details>
            <summary>{t('safety.corrections', { count: all.length - 1 })}</summary>
            <ol>
              {all.map((entry) => (
                <li key={entry.id}>
                  {text(entry)} · {t('safety.by', { name: crew.nameOf(entry.content.by) })}
                  {entry.content.reason === undefined ? '' : ` · ${entry.content.reason}`}
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
      {content.verdict === undefined ? null : (
        <StateMark state={verdictMarks[content.verdict].mark}>
          {t(verdictMarks[content.verdict].words)}
        </StateMark>
      )}
      {template === undefined || content.runId !== undefined || !crew.isCook ? null : (
        <Button
          aria-label={t('safety.correct.title', { name })}
          onClick={() => onRecord({ templateId: content.templateId, template, correctionOf: shown.id })}
        >
          {t('safety.correct')}
        </Button>
      )}
    </li>
  )
}

/** The records of the last month, found by check, person or value. Nothing is ever deleted. */
export function RecordsView(props: SafetyViewProps) {
  const t = useText()
  const [wanted, setWanted] = useState('')
  const { book, crew, settings } = props
  const text = wanted.trim().toLocaleLowerCase()
  const isFound = ({ content }: Kept<SafetyRecordDocument>) =>
    [
      book.templates.get(content.templateId)?.name ?? '',
      crew.nameOf(content.by),
      ...Object.values(content.values).map((value) => valueText(t, value)),
    ].some((each) => each.toLocaleLowerCase().includes(text))
  const groups = shownRecords(book.records.map(entryOf))
    .filter(({ shown }) => isFound(shown))
    .toSorted((one, other) => other.shown.recordedMs - one.shown.recordedMs)
    .slice(0, MOST_SHOWN)
  return (
    <Stack gap={16}>
      <TextField
        label={t('safety.records.search')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <ChainCheck kitchenId={crew.kitchenId} zone={settings.zone} />
      {groups.length === 0 ? <p>{t('safety.records.empty')}</p> : null}
      <ul className="check-rows">
        {groups.map(({ shown, all }) => (
          <RecordRow key={shown.id} {...props} shown={shown} all={all} />
        ))}
      </ul>
    </Stack>
  )
}
