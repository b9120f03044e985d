import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { useState } from 'react'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { SafetyRun } from '@brigade/domain/kitchen/safety/safety-run.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useClock } from '../../lib/time/use-clock.ts'
import { RunDialog } from './run-dialog.tsx'
import { standingOf } from './run-readings.ts'
import { startCooling } from './safety-actions.ts'
import type { SafetyViewProps } from './today-view.tsx'
import { runMarks, degreesText } from './words.ts'
import { clockText } from '../tickets/public.ts'
import { temperatureText } from '@brigade/domain/core/quantities/temperature.ts'
import type { TimedReading } from '@brigade/domain/kitchen/safety/judge-cooling.ts'

const WIDTH = 300
const HEIGHT = 80
const EDGE = 8

/** The falling line of a run's readings, and the same in words. */
function RunLine({ readings }: { readonly readings: readonly TimedReading[] }) {
  const t = useText()
  const format = useFormat()
  const first = readings[0]
  if (first === undefined) return <p>{t('safety.run.noReadings')}</p>
  const points = readings.map(({ atMs, temperature }) => ({
    atMin: Math.round((atMs - first.atMs) / 60_000),
    celsius: Number(temperatureText(temperature, 'C')),
    text: degreesText(format, temperature),
  }))
  const last = Math.max(...points.map(({ atMin }) => atMin), 1)
  const warmest = Math.max(...points.map(({ celsius }) => celsius))
  const coldest = Math.min(...points.map(({ celsius }) => celsius), 0)
  const x = (atMin: number) => EDGE + (atMin / last) * (WIDTH - 2 * EDGE)
  const y = (celsius: number) =>
    EDGE + ((warmest - celsius) / Math.max(1, warmest - coldest)) * (HEIGHT - 2 * EDGE)
  return (
    <figure className="run-line">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline points={points.map(({ atMin, celsius }) => `${x(atMin)},${y(celsius)}`).join(' ')} />
        {points.map(({ atMin, celsius }) => (
          <circle key={atMin} cx={x(atMin)} cy={y(celsius)} r="4" />
        ))}
      </svg>
      <figcaption>
        {points.map(({ atMin, text }) => t('safety.run.reading', { minutes: atMin, text })).join(' · ')}
      </figcaption>
    </figure>
  )
}

type RunsProps = Omit<SafetyViewProps, 'onRecord'>

/** One run: its readings, its state, and how long there is until the next limit. */
function RunCard({
  run,
  onMeasure,
  ...props
}: RunsProps & { readonly run: StoredDocument<SafetyRun>; readonly onMeasure: () => void }) {
  const t = useText()
  const format = useFormat()
  const { readings, standing } = standingOf(run, props.book.records, props.nowMs)
  const { mark, words } = runMarks[run.content.state === 'running' ? standing.state : run.content.state]
  const { deadlineMs } = standing
  const left = useClock((nowMs) => clockText(Math.max(0, (deadlineMs ?? nowMs) - nowMs)))
  const isRunning = run.content.state === 'running'
  return (
    <li className="run-card">
      <Cluster justify="between">
        <strong className="run-food">{run.content.food}</strong>
        <StateMark state={mark}>{t(words)}</StateMark>
      </Cluster>
      <p>
        {t('safety.run.started', {
          time: format.dateTime(run.content.startedAt.seconds * 1000, props.settings.zone),
        })}
      </p>
      <RunLine readings={readings} />
      {isRunning && deadlineMs !== undefined ? (
        <p className="run-left">{t('safety.run.left', { time: left })}</p>
      ) : null}
      {isRunning && props.crew.isCook ? (
        <Button tone="primary" onClick={onMeasure}>
          {t(standing.state === 'running' ? 'safety.run.measure' : 'safety.run.end')}
        </Button>
      ) : null}
    </li>
  )
}

/** Begins a cooling: the food, and the clock runs. */
function StartForm({ crew, book }: RunsProps) {
  const t = useText()
  const { values, clear, field } = useDraft(SafetyRun, {
    name: `cooling ${crew.kitchenId}`,
    start: { food: '' },
  })
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const template = [...book.templates.values()].find(({ kind, isActive }) => kind === 'cooling' && isActive)
  if (!crew.isCook) return null
  if (template === undefined) return <p>{t('safety.run.noTemplate')}</p>
  const food = values.food.trim()
  const start = async () => {
    setTried(true)
    if (food === '') return
    const outcome = await startCooling(crew, food, template)
    setRefused(refusalWords(t, outcome))
    if (outcome.state !== 'queued') return
    clear()
    setTried(false)
  }
  return (
    <Form className="run-start" onSubmit={start}>
      {refused === null ? null : (
        <Banner state="late" role="alert">
          {refused}
        </Banner>
      )}
      <TextField
        label={t('safety.run.food')}
        {...field('food')}
        problem={isTried && food === '' ? t('safety.run.foodNeeded') : undefined}
      />
      <SubmitButton tone="primary">{t('safety.run.start')}</SubmitButton>
    </Form>
  )
}

/** Coolings under way and of the last month. */
export function RunsView(props: RunsProps) {
  const t = useText()
  const [measured, setMeasured] = useState<string | null>(null)
  const run = props.book.runs.find(({ id }) => id === measured)
  return (
    <Stack gap={16}>
      <StartForm {...props} />
      {props.book.runs.length === 0 ? (
        <EmptyState drawing="empty-rail" title={t('safety.run.empty')} text={t('safety.run.emptyText')} />
      ) : (
        <ul className="run-cards">
          {props.book.runs.map((each) => (
            <RunCard key={each.id} {...props} run={each} onMeasure={() => setMeasured(each.id)} />
          ))}
        </ul>
      )}
      {run === undefined ? null : (
        <RunDialog crew={props.crew} book={props.book} run={run} onDone={() => setMeasured(null)} />
      )}
    </Stack>
  )
}
