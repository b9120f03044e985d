import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { LazyItem } from '@brigade/design-system/molecules/lazy-item.tsx'
import { shownRecords } from '@brigade/domain/kitchen/safety/correct-record.ts'
import { timingMarks } from '@brigade/domain/kitchen/safety/record-timing.ts'
import { safetyChain } from '@brigade/domain/kitchen/safety/safety-chain.ts'
import { type SafetyRecordDocument, safetyRecords } from '@brigade/domain/kitchen/safety/safety-record.ts'
import { msFromTimestamp, type Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { SearchedList } from '../../shell/lists/searched-list.tsx'
import { ChainCheck } from './chain-check.tsx'
import { checkName, type Entry, recordColumns, type RecordGroup } from './record-columns.ts'
import type { SafetyViewProps } from './today-view.tsx'
import { timingWords, valueText, verdictMarks } from './words.ts'

/** Longer lists draw only the rows near the screen. */
const LONG_LIST = 60
const ROW_PX = 81
/** A page of records, and of the links that hold them. */
const PAGE = 60

function entryOf(record: StoredDocument<SafetyRecordDocument>): Entry {
  const { enteredAt, correctionOf } = record.content
  return {
    ...record,
    recordedMs: msFromTimestamp(enteredAt),
    ...(correctionOf !== undefined && { correctionOf }),
  }
}

/** A record with its corrections, which stay readable, newest first. */
function RecordRow({
  group,
  heldAt,
  ...props
}: SafetyViewProps & {
  readonly group: RecordGroup
  /** When the server took records into the chain, by id, as far as that is known. */
  readonly heldAt: ReadonlyMap<string, Timestamp>
}) {
  const t = useText()
  const format = useFormat()
  const { crew, settings, book, onRecord } = props
  const { shown, all } = group
  const { content } = shown
  const late = timingWords(t, timingMarks(all, heldAt), (at) =>
    format.dateTime(msFromTimestamp(at), settings.zone),
  )
  const template = book.templates.get(content.templateId)
  const text = (entry: Entry) =>
    Object.values(entry.content.values)
      .map((value) => valueText(t, format, value))
      .join(', ')
  const name = checkName(shown, book)
  return (
    <>
      <time className="check-time">{format.dateTime(msFromTimestamp(content.at), settings.zone)}</time>
      <div className="check-words">
        <strong>{name}</strong>
        <span>{[text(shown), t('safety.by', { name: crew.nameOf(content.by) }), ...late].join(' · ')}</span>
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
    </>
  )
}

function Records({
  groups,
  heldAt,
  ...props
}: SafetyViewProps & {
  readonly groups: readonly RecordGroup[]
  readonly heldAt: ReadonlyMap<string, Timestamp>
}) {
  const draw = (group: RecordGroup) => <RecordRow {...props} group={group} heldAt={heldAt} />
  return (
    <ul className="check-rows">
      {groups.map((group) =>
        groups.length > LONG_LIST ? (
          <LazyItem
            key={group.shown.id}
            className="check-row"
            height={ROW_PX}
            name={checkName(group.shown, props.book)}
          >
            {() => draw(group)}
          </LazyItem>
        ) : (
          <li key={group.shown.id} className="check-row">
            {draw(group)}
          </li>
        ),
      )}
    </ul>
  )
}

/** When the server took so many of the newest records into the kitchen's chain, by record. */
function useHeldAt(kitchenId: string, limit: number): ReadonlyMap<string, Timestamp> {
  const links = useQuery(safetyChain, { kitchenId }, { orderBy: ['-createdAt'], limit })
  const found = links.state === 'success' ? links.value : []
  return new Map(found.map(({ content }) => [content.recordId, content.createdAt]))
}

/** The newest records; while more are on their way those that are there stay. */
function useRecords(
  kitchenId: string,
  limit: number,
): Loadable<readonly StoredDocument<SafetyRecordDocument>[]> {
  const found = useQuery(safetyRecords, { kitchenId }, { orderBy: ['-at'], limit })
  const [last, setLast] = useState(found)
  if (found.state !== 'pending' && found !== last) setLast(found)
  return found.state === 'pending' ? last : found
}

/** The records page by page, newest first, found by check, person or value. Nothing is ever deleted. */
export function RecordsView(props: SafetyViewProps) {
  const [pages, setPages] = useState(1)
  const { kitchenId } = props.crew
  const limit = pages * PAGE
  const records = useRecords(kitchenId, limit)
  const heldAt = useHeldAt(kitchenId, limit)
  return (
    <Loaded of={records}>
      {(rows) => (
        <RecordsList
          {...props}
          records={rows}
          heldAt={heldAt}
          showOlder={rows.length < limit ? undefined : () => setPages(pages + 1)}
        />
      )}
    </Loaded>
  )
}

interface RecordsListProps extends SafetyViewProps {
  readonly records: readonly StoredDocument<SafetyRecordDocument>[]
  readonly heldAt: ReadonlyMap<string, Timestamp>
  /** Absent where there are no more. */
  readonly showOlder: (() => void) | undefined
}

function RecordsList({ records, heldAt, showOlder, ...props }: RecordsListProps) {
  const t = useText()
  const { crew, settings } = props
  const groups = shownRecords(records.map(entryOf))
  return (
    <Stack gap={16}>
      <ChainCheck kitchenId={crew.kitchenId} zone={settings.zone} />
      {groups.length === 0 ? (
        <p>{t('safety.records.empty')}</p>
      ) : (
        <SearchedList
          title={t('safety.view.records')}
          search={t('safety.records.search')}
          columns={recordColumns(t, { ...props, heldAt })}
          first={t('lists.entered')}
          rows={groups}
          idOf={({ shown }) => shown.id}
        >
          {(sorted) => <Records {...props} groups={sorted} heldAt={heldAt} />}
        </SearchedList>
      )}
      {showOlder === undefined ? null : (
        <Cluster>
          <Button onClick={showOlder}>{t('safety.records.older')}</Button>
        </Cluster>
      )}
    </Stack>
  )
}
