import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { type ReactNode, useState } from 'react'
import type { Calling } from '../../data/use-call.ts'
import { useText } from '../../messages/text.tsx'
import { Refused } from './refused.tsx'

interface WordDialogProps<Input, Output> {
  readonly title: string
  readonly hint: ReactNode
  readonly submitLabel: string
  readonly calling: Calling<Input, Output>
  /** What is sent with the words. */
  readonly inputOf: (words: string) => Omit<Input, 'requestId'>
  readonly onClose: () => void
}

const LONGEST_WORDS = 300

/** A step that the other side gets a word with; without one nothing is sent. */
export function WordDialog<Input, Output>(props: WordDialogProps<Input, Output>) {
  const { title, hint, submitLabel, calling, inputOf, onClose } = props
  const t = useText()
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = async () => {
    const said = words.trim()
    setMissing(said === '')
    if (said === '') return
    const outcome = await calling.send(inputOf(said))
    if (outcome.state === 'done') onClose()
  }
  return (
    <Dialog isOpen title={title} closeLabel={t('common.close')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack>
          <p>{hint}</p>
          <TextField
            label={t('gigs.words')}
            maxLength={LONGEST_WORDS}
            value={words}
            problem={isMissing ? t('gigs.wordsMissing') : undefined}
            onChange={({ target }) => setWords(target.value)}
          />
          <Refused problem={calling.problem} />
          <Cluster justify="end">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button tone="danger" type="submit" isPending={calling.isPending}>
              {submitLabel}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  )
}
