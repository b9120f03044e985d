import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import type { SafetyRun } from '@brigade/domain/safety/safety-run.ts'
import { type FormEvent, useState } from 'react'
import type { Kept } from '../../data/loadable.ts'
import { write } from '../../data/write.ts'
import { useText } from '../../messages/text.tsx'
import type { Crew } from '../kitchens/use-crew.ts'
import { FailStep, useFailAnswer } from './fail-step.tsx'
import { NumberPad } from './number-pad.tsx'
import { standingOf } from './run-readings.ts'
import { endingParts, readingPart } from './safety-actions.ts'
import { temperatureOf } from './typed-values.ts'
import type { SafetyBook } from './use-safety.ts'
import { runMarks, writeProblem } from './words.ts'

interface RunDialogProps {
  readonly crew: Crew
  readonly book: SafetyBook
  readonly run: Kept<SafetyRun>
  readonly onDone: () => void
}

function RunForm({ crew, book, run, onDone }: RunDialogProps) {
  const t = useText()
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const fail = useFailAnswer(crew)
  const unit = run.content.limits.jurisdiction === 'FDA' ? 'F' : 'C'
  const temperature = temperatureOf(text, unit)
  const measured = temperature === null || temperature === 'wrong' ? undefined : temperature
  const isOver = (verdict: string) => verdict !== 'running'
  const standingNow = () => standingOf(run, book.records, Date.now(), measured).standing.state
  const [failedBefore, setFailedBefore] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const state = standingNow()
    // A run whose time is over may be ended without another reading.
    if (temperature === 'wrong' || (measured === undefined && !isOver(state))) return
    if (state === 'failed' && fail.answer === undefined) {
      if (failedBefore) fail.ask()
      setFailedBefore(true)
      return
    }
    const templates = [...book.templates]
    const found = templates.find(([, { kind, isActive }]) => kind === 'cooling' && isActive)
    if (found === undefined) {
      setProblem(t('safety.run.noTemplate'))
      return
    }
    const [templateId, template] = found
    const takenBy = book.records
      .filter(({ content }) => content.runId === run.id)
      .map(({ content }) => content.by)
    const outcome = await write([
      ...(measured === undefined
        ? []
        : [readingPart(crew, { runId: run.id, templateId, template, temperature: measured })]),
      ...(state === 'running'
        ? []
        : endingParts(crew, run, { verdict: state, takenBy, answer: fail.answer })),
    ])
    setProblem(writeProblem(t, outcome))
    if (outcome.state === 'kept') onDone()
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap={16}>
        {problem === null ? null : (
          <Banner state="late" role="alert">
            {problem}
          </Banner>
        )}
        <NumberPad
          label={t('safety.field.temperature')}
          unit={`°${unit}`}
          hint={undefined}
          value={text}
          problem={isTried && temperature === 'wrong' ? t('safety.value.wrong') : undefined}
          onChange={setText}
        />
        {failedBefore ? <FailStep crew={crew} fail={fail} /> : null}
        <Cluster justify="end">
          <Button type="submit" tone="primary" size="large">
            {t(failedBefore ? 'safety.record.withAction' : 'safety.record')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}

/** Takes a reading of a run; the one that decides it gives the verdict and, with a fail, what is done about it. */
export function RunDialog(props: RunDialogProps) {
  const t = useText()
  const { food, state } = props.run.content
  return (
    <Dialog
      isOpen
      onClose={props.onDone}
      title={`${food} · ${t(runMarks[state].words)}`}
      closeLabel={t('common.close')}
    >
      <RunForm {...props} />
    </Dialog>
  )
}
