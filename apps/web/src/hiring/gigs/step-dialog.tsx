import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import * as z from 'zod'
import type { Calling } from '../../lib/calls/use-call.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import { wordsOfRefusal } from './gig-words.ts'
import { Refused } from './refused.tsx'

/** What the one field of a step takes. */
interface StepField {
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

interface StepDialogProps<Input, Output> {
  /** Names the draft on this device. */
  readonly form: string
  readonly title: string
  readonly hint?: ReactNode
  readonly submitLabel: string
  readonly tone: 'primary' | 'danger'
  readonly calling: Calling<Input, Output>
  /** The first value of the field. */
  readonly first?: string
  /** The input made from what is typed; undefined while that is invalid. */
  readonly inputOf: (typed: string) => Omit<Input, 'requestId'> | undefined
  /** What does not fit, in words. */
  readonly wrong: string
  /** The reason with which the server refuses what is typed rather than the step. */
  readonly fieldReason?: string
  readonly onClose: () => void
  readonly children: (field: StepField) => ReactNode
}

/** Whatever it is; the control knows how long it may be. */
const Step = z.object({ typed: z.string() })

/** A step of a shift that takes one value, such as the day's code or the reason for cancelling. */
export function StepDialog<Input, Output>(props: StepDialogProps<Input, Output>) {
  const { form, title, hint, submitLabel, tone, calling, first = '', onClose, children } = props
  const t = useText()
  const { values, setValues, clear } = useDraft(Step, { name: form, start: { typed: first } })
  const [tried, setTried] = useState({ typed: '', isWrong: false })
  const close = () => {
    clear()
    onClose()
  }
  const submit = async () => {
    const input = props.inputOf(values.typed)
    setTried({ typed: values.typed, isWrong: input === undefined })
    if (input === undefined) return
    const outcome = await calling.send(input)
    if (outcome.state === 'done') close()
  }
  const isOfField = calling.problem !== null && calling.problem.reason === props.fieldReason
  const isAsTried = tried.typed === values.typed
  const refused = isOfField && isAsTried ? calling.problem : null
  const wrong = tried.isWrong && isAsTried ? props.wrong : undefined
  return (
    <Dialog isOpen title={title} closeLabel={t('common.close')} onClose={onClose}>
      <Form onSubmit={submit}>
        <Stack>
          {hint === undefined ? null : <p>{hint}</p>}
          {children({
            value: values.typed,
            problem: refused === null ? wrong : t(wordsOfRefusal(refused)),
            onChange: ({ target }) => setValues({ typed: target.value }),
          })}
          <Refused problem={isOfField ? null : calling.problem} />
          <Cluster justify="end">
            <Button onClick={close}>{t('common.cancel')}</Button>
            <SubmitButton tone={tone}>{submitLabel}</SubmitButton>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  )
}
