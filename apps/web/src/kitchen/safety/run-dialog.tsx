import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import type { RunStanding } from '@brigade/domain/kitchen/safety/run-now.ts'
import type { SafetyRun } from '@brigade/domain/kitchen/safety/safety-run.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../../shell/busy.ts'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import type { Crew } from '../../lib/kitchen/use-crew.ts'
import { failAnswer, type FailDraft, FailStep, EMPTY_FAIL } from './fail-step.tsx'
import { NumberPad } from './number-pad.tsx'
import { standingOf } from './run-readings.ts'
import { writeReading } from './safety-actions.ts'
import { temperatureOf } from '../../lib/format/typed-values.ts'
import type { SafetyBook } from './use-safety.ts'
import { runMarks } from './words.ts'
import { SafetyRecordDocument } from '@brigade/domain/kitchen/safety/safety-record.ts'

interface RunDialogProps {
  readonly crew: Crew
  readonly book: SafetyBook
  readonly run: StoredDocument<SafetyRun>
  readonly onDone: () => void
}

interface Typed {
  readonly reading: string
  readonly fail: FailDraft
}

const NOTHING_TYPED: Typed = { reading: '', fail: EMPTY_FAIL }

/** The check that the readings of a run are records of. */
function coolingCheck({ templates }: SafetyBook) {
  return [...templates].find(([, { kind, isActive }]) => kind === 'cooling' && isActive)
}

/** What is typed for a run, what of it does not fit, and how it is written. */
function useReading({ crew, book, run, onDone }: RunDialogProps) {
  const t = useText()
  const { values, setValues, clear, isChanged } = useDraft(SafetyRecordDocument, {
    name: `reading ${run.id}`,
    start: NOTHING_TYPED,
  })
  const [tries, setTries] = useState<'none' | 'reading' | 'fail'>('none')
  const [isNeeded, setNeeded] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  useUnsaved(isChanged)
  const unit: 'C' | 'F' = run.content.limits.jurisdiction === 'FDA' ? 'F' : 'C'
  const temperature = temperatureOf(values.reading, unit)
  const measured = temperature === null || temperature === 'wrong' ? undefined : temperature
  const answer = failAnswer(t, crew, values.fail)
  const write = async (state: RunStanding['state'], nowMs: number) => {
    const check = coolingCheck(book)
    if (check === undefined) return setRefused(t('safety.run.noTemplate'))
    const { records } = book
    const outcome = await writeReading(crew, run, { check, records, measured, state, answer, nowMs })
    setRefused(refusalWords(t, outcome))
    if (outcome.state !== 'queued') return
    clear()
    onDone()
  }
  const save = async () => {
    setTries(isAsked ? 'fail' : 'reading')
    const nowMs = Date.now()
    const { state } = standingOf(run, book.records, nowMs, measured).standing
    setNeeded(state === 'running')
    // A run whose time is over may be ended without another reading.
    if (temperature === 'wrong' || (measured === undefined && state === 'running')) return
    if (state === 'failed' && answer === undefined) setAsked(true)
    else await write(state, nowMs)
  }
  const isMissing = isNeeded && temperature === null
  const isWrong = temperature === 'wrong' && tries !== 'none'
  return {
    answers: values,
    change: setValues,
    unit,
    tries,
    isAsked,
    refused,
    problem: isMissing ? t('safety.value.missing') : isWrong ? t('safety.value.wrong') : undefined,
    save,
  }
}

function RunForm(props: RunDialogProps) {
  const t = useText()
  const { answers, change, unit, tries, isAsked, refused, problem, save } = useReading(props)
  return (
    <Form onSubmit={save}>
      <Stack gap={16}>
        <FormProblems />
        {refused === null ? null : (
          <Banner state="late" role="alert">
            {refused}
          </Banner>
        )}
        <NumberPad
          label={t('safety.field.temperature')}
          unit={`°${unit}`}
          hint={undefined}
          value={answers.reading}
          problem={problem}
          onChange={(reading) => change({ reading })}
        />
        {isAsked ? (
          <FailStep
            crew={props.crew}
            fail={answers.fail}
            isTried={tries === 'fail'}
            onChange={(fail) => change({ fail })}
          />
        ) : null}
        <Cluster justify="end">
          <SubmitButton tone="primary" size="large">
            {t(isAsked ? 'safety.record.withAction' : 'safety.record')}
          </SubmitButton>
        </Cluster>
      </Stack>
    </Form>
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
