import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { checksOfDay, dueState, type Occurrence } from '@brigade/domain/kitchen/safety/due-checks.ts'
import { limitsOf } from '@brigade/domain/kitchen/safety/safety-limits.ts'
import { usualChecks } from '@brigade/domain/kitchen/safety/usual-checks.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import type { Crew } from '../../lib/kitchen/use-crew.ts'
import { ActionList } from './action-list.tsx'
import type { CheckToRecord } from './record-dialog.tsx'
import { setUpChecks } from './safety-actions.ts'
import type { SafetyBook } from './use-safety.ts'
import { dueMarks, limitText, valueText, verdictMarks } from './words.ts'

export interface SafetyViewProps {
  readonly crew: Crew
  readonly settings: KitchenSettings
  readonly book: SafetyBook
  readonly nowMs: number
  readonly onRecord: (check: CheckToRecord) => void
}

/** One check of today: when, what, its state, and the button to record it. */
function CheckRow({ occurrence, ...props }: SafetyViewProps & { readonly occurrence: Occurrence }) {
  const t = useText()
  const format = useFormat()
  const { crew, settings, book, nowMs, onRecord } = props
  const template = book.templates.get(occurrence.templateId)
  // Records come newest first: the last one is what was found at the time, an earlier one than its repeats.
  const record = book.records.findLast(({ content }) => content.occurrenceKey === occurrence.key)?.content
  if (template === undefined) return null
  const doneMs = record === undefined ? undefined : msFromTimestamp(record.at)
  const state = dueState(occurrence, nowMs, doneMs)
  const { mark, words } = dueMarks[state]
  const values = record === undefined ? [] : Object.values(record.values)
  const limits = template.fields
    .map((field) => limitText(t, format, field))
    .filter((text) => text !== undefined)
  const facts =
    record === undefined
      ? limits
      : [
          ...values.map((value) => valueText(t, format, value)),
          t('safety.by', { name: crew.nameOf(record.by) }),
        ]
  const isJudgedInTime = state === 'done' && record?.verdict !== undefined
  const openRecord = () =>
    onRecord({ templateId: occurrence.templateId, template, occurrenceKey: occurrence.key })
  return (
    <li className="check-row" data-due={state}>
      <time className="check-time">{format.time(occurrence.dueMs, settings.zone)}</time>
      <div className="check-words">
        <strong>{template.name}</strong>
        <span>{facts.join(' · ')}</span>
      </div>
      <div className="check-state">
        {isJudgedInTime ? null : <StateMark state={mark}>{t(words)}</StateMark>}
        {record?.verdict === undefined ? null : (
          <StateMark state={verdictMarks[record.verdict].mark}>
            {t(verdictMarks[record.verdict].words)}
          </StateMark>
        )}
      </div>
      {record === undefined && crew.isCook && state !== 'missed' ? (
        <Button
          tone={state === 'later' || state === 'soon' ? 'quiet' : 'primary'}
          aria-label={t('safety.record.of', { name: template.name })}
          onClick={openRecord}
        >
          {t('safety.record')}
        </Button>
      ) : null}
    </li>
  )
}

interface ChecksProps extends SafetyViewProps {
  readonly title: string
  readonly checks: readonly Occurrence[]
}

/** Checks of today in their order. */
function Checks({ title, checks, ...props }: ChecksProps) {
  if (checks.length === 0) return null
  return (
    <section>
      <h2 className="safety-heading">{title}</h2>
      <ol className="check-rows">
        {checks.map((occurrence) => (
          <CheckRow key={occurrence.key} {...props} occurrence={occurrence} />
        ))}
      </ol>
    </section>
  )
}

/** A kitchen without checks begins with the usual ones of its rule set. */
function NoChecks({ crew, settings }: Pick<SafetyViewProps, 'crew' | 'settings'>) {
  const t = useText()
  const limits = limitsOf(settings.jurisdiction)
  const setUp = () => {
    if (limits === undefined) return
    const labels = { temperature: t('safety.field.temperature'), isClean: t('safety.field.isClean') }
    const checks = usualChecks(limits, labels)
    void setUpChecks(crew, settings, { limits, checks, nameOf: ({ key }) => t(`safety.usual.${key}`) })
  }
  return (
    <EmptyState drawing="empty-rail" title={t('safety.empty')} text={t('safety.empty.text')}>
      {crew.isLead ? (
        <Button tone="primary" onClick={setUp}>
          {t('safety.setUp')}
        </Button>
      ) : (
        <p>{t('safety.empty.cook')}</p>
      )}
    </EmptyState>
  )
}

/** What is still to do about checks that failed, today's checks that are still to do, and what is done. */
export function TodayView(props: SafetyViewProps) {
  const t = useText()
  const { crew, settings, book, nowMs, onRecord } = props
  const checks = checksOfDay(book.schedules, nowMs, settings)
  if (book.templates.size === 0) return <NoChecks crew={crew} settings={settings} />
  const isDone = ({ key }: Occurrence) => book.records.some(({ content }) => content.occurrenceKey === key)
  const [toDo, done] = [checks.filter((check) => !isDone(check)), checks.filter(isDone)]
  const anytime = [...book.templates].filter(
    ([id, { isActive, kind }]) =>
      isActive && kind !== 'cooling' && !book.schedules.some(({ content }) => content.templateId === id),
  )
  return (
    <Stack gap={24}>
      <ActionList crew={crew} book={book} />
      <Checks {...props} title={t('safety.today.toDo')} checks={toDo} />
      {toDo.length === 0 && done.length > 0 ? <p>{t('safety.today.allDone')}</p> : null}
      {anytime.length === 0 || !crew.isCook ? null : (
        <section>
          <h2 className="safety-heading">{t('safety.anytime')}</h2>
          <div className="cluster">
            {anytime.map(([templateId, template]) => (
              <Button key={templateId} onClick={() => onRecord({ templateId, template })}>
                {template.name}
              </Button>
            ))}
          </div>
        </section>
      )}
      <Checks {...props} title={t('safety.today.done')} checks={done} />
    </Stack>
  )
}
