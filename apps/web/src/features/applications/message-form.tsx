import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '../../messages/text.tsx'

interface MessageFormProps {
  readonly label: string
  /** Filled in at first, to be changed. */
  readonly template: string
  readonly submitLabel: string
  readonly isPending?: boolean
  readonly problem?: string | null
  readonly onSubmit: (message: string) => void
  readonly onCancel: () => void
  /** Fields before the message. */
  readonly children?: ReactNode
}

/** A word to a person, never empty (rule AP3). */
export function MessageForm(props: MessageFormProps) {
  const { label, template, submitLabel, isPending = false, problem, onSubmit, onCancel, children } = props
  const t = useText()
  const [message, setMessage] = useState(template)
  const [isTried, setTried] = useState(false)
  const isEmpty = message.trim() === ''
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isEmpty && !isPending) onSubmit(message)
      }}
    >
      <Stack>
        {children}
        <TextArea
          label={label}
          hint={t('hiring.message.hint')}
          rows={8}
          maxLength={2000}
          value={message}
          problem={isTried && isEmpty ? t('hiring.message.missing') : undefined}
          onChange={({ target }) => setMessage(target.value)}
        />
        {problem === undefined || problem === null ? null : (
          <Banner state="late" role="alert">
            {problem}
          </Banner>
        )}
        <Cluster justify="end">
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button tone="primary" type="submit" isPending={isPending}>
            {submitLabel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
