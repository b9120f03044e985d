import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { type ReactNode, useState } from 'react'
import { useTyping } from '../../lib/drafts/use-typing.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'

interface MessageFormProps {
  /** Names what is typed while it is kept. */
  readonly form: string
  readonly label: string
  /** Filled in at first, to be changed. */
  readonly template: string
  readonly submitLabel: string
  readonly problem?: string | null
  /** Answers whether it went out; then what was typed is let go. */
  readonly onSubmit: (message: string) => Promise<boolean>
  readonly onCancel: () => void
  /** Fields before the message. */
  readonly children?: ReactNode
}

/** A word to a person, never empty (rule AP3). */
export function MessageForm(props: MessageFormProps) {
  const { form, label, template, submitLabel, problem, onSubmit, onCancel, children } = props
  const t = useText()
  const { said, change, forget } = useTyping(form, { message: template })
  const { message } = said
  const [isTried, setTried] = useState(false)
  const isEmpty = message.trim() === ''
  const send = async () => {
    setTried(true)
    if (!isEmpty && (await onSubmit(message))) forget()
  }
  const cancel = () => {
    forget()
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
          maxLength={2000}
          value={message}
          problem={isTried && isEmpty ? t('hiring.message.missing') : undefined}
          onChange={({ target }) => change({ message: target.value })}
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
