import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { claimHandle } from '@brigade/domain/people/accounts/account-functions.ts'
import type { HandleTarget } from '@brigade/domain/people/handles/claim-handle.ts'
import { Handle } from '@brigade/domain/people/handles/handle.ts'
import { useState } from 'react'
import * as z from 'zod'
import { type CallProblem, wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../busy.ts'
import { Form } from './form.tsx'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

export interface HandleFormProps {
  readonly of: HandleTarget
  /** The handle it has now. */
  readonly present: Handle | undefined
}

/** What is wrong with the handle itself, by the reason of the refusal. */
const fieldWords: Readonly<Record<string, MessageKey>> = {
  'handle-taken': 'cards.handle.taken',
  'handle-reserved': 'cards.handle.reserved',
  'handle-cooldown': 'cards.handle.cooldown',
}

const Suggesting = z.object({ suggestions: Handle.array() })

function useClaim({ of, present = '' }: HandleFormProps) {
  const { values, setValues, clear, isChanged } = useDraft(claimHandle.input, {
    name: `handle ${of.kind} ${of.targetId}`,
    start: {
      handle: present,
    },
  })
  const { send } = useCall(claimHandle)
  const [problem, setProblem] = useState<CallProblem | null>(null)
  const [isTaken, setTaken] = useState(false)
  useUnsaved(isChanged)
  const type = (text: string) => {
    setValues({ handle: text.trim().toLowerCase() })
    setProblem(null)
    setTaken(false)
  }
  const claim = async () => {
    const outcome = await send({ ...of, handle: values.handle })
    setTaken(outcome.state === 'done')
    setProblem(outcome.state === 'done' ? null : outcome.problem)
    if (outcome.state === 'done') clear()
  }
  return { handle: values.handle, type, claim, problem, isTaken }
}

/** The handle under which a person, kitchen or supplier is found; claimed in a form of its own, because it may be taken already. */
export function HandleForm(props: HandleFormProps) {
  const t = useText()
  const { handle, type, claim, problem, isTaken } = useClaim(props)
  const ofField = fieldWords[problem?.reason ?? '']
  const free = Suggesting.safeParse(problem?.details).data?.suggestions ?? []
  return (
    <Form className="handle-form" onSubmit={claim}>
      <Stack gap={12}>
        {problem === null || ofField !== undefined ? null : (
          <Banner state="late" role="alert">
            {t(wordsOfProblem(problem), { code: problem.status })}
          </Banner>
        )}
        <TextField
          label={t('cards.handle')}
          hint={t('cards.handle.hint')}
          problem={ofField === undefined ? undefined : t(ofField)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLengthOf(claimHandle.input, 'handle')}
          value={handle}
          onChange={({ target }) => type(target.value)}
        />
        {free.length === 0 ? null : (
          <Cluster>
            {free.map((each) => (
              <Button key={each} size="small" onClick={() => type(each)}>
                {each}
              </Button>
            ))}
          </Cluster>
        )}
        <Cluster gap={12}>
          <SubmitButton>{t('cards.handle.take')}</SubmitButton>
          {isTaken ? <StateMark state="ok">{t('cards.edit.saved')}</StateMark> : null}
        </Cluster>
      </Stack>
    </Form>
  )
}
