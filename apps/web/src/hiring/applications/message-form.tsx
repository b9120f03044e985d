import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { type ReactNode, useState } from 'react'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { moveApplication } from '@brigade/domain/hiring/applications/application-functions.ts'

interface MessageFormProps {
  /** Names the draft on this device. */
  readonly form: string
  readonly label: string
  /** Filled in at first, to be changed. */
  readonly template: string
  readonly submitLabel: string
  readonly problem?: string | null
  /** Returns whether it was sent; then the draft is deleted. */
  readonly onSubmit: (message: string) => Promise<boolean>
  readonly onCancel: () => void
  /** Fields before the message. */
  readonly children?: ReactNode
}

/** A word to a person, never empty (rule AP3). */
export function MessageForm(props: MessageFormProps) {
  const { form, label, template, submitLabel, problem, onSubmit, onCancel, children } = props
  const t = useText()
  const { values, clear, field } = useDraft(moveApplication.input, {
    name: form,
    start: { message: template },
  })
  const { message } = values
  const [isTried, setTried] = useState(false)
  const isEmpty = message.trim() === ''
  const send = async () => {
    setTried(true)
    if (!isEmpty && (await onSubmit(message))) clear()
  }
  const cancel = () => {
    clear()
    onCancel()
  }
  return (
    <Form onSubmit={send}>
      <Stack>
        <FormProblems />
        {children}
        <TextArea
          label={label}
          hint={t('hiring.message.hint')}
          rows={8}
          {...field('message')}
          problem={isTried && isEmpty ? t('hiring.message.missing') : undefined}
        />
        {problem === undefined || problem === null ? null : (
          <Banner state="late" role="alert">
            {problem}
          </Banner>
        )}
        <Cluster justify="end">
          <Button onClick={cancel}>{t('common.cancel')}</Button>
          <SubmitButton tone="primary">{submitLabel}</SubmitButton>
        </Cluster>
      </Stack>
    </Form>
  )
}
