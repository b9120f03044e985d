import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import type { SummaryProblem } from '@brigade/design-system/molecules/error-summary.tsx'
import { type ReactNode, useState } from 'react'
import { wordsOfRejection } from '../../lib/calls/call-problem.ts'
import type { FormDraft } from '../../lib/drafts/use-draft.ts'
import type { WriteOutcome } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../busy.ts'
import { Form, FormProblems } from './form.tsx'
import { navigate } from '../routing/navigation.ts'
import { ownPath } from '../routing/own-path.ts'
import { useSearchParams } from '../page-context.tsx'

interface CreateFormProps {
  readonly title: string
  readonly intro: string
  readonly submitLabel: string
  readonly draft: Pick<FormDraft<unknown>, 'isChanged' | 'clear'>
  /** What is missing now; shown from the first try on. */
  readonly problems: readonly SummaryProblem[]
  readonly make: () => Promise<WriteOutcome>
  /** Where to go when no other page is waiting. */
  readonly then: string
  /** `wordsOf` gives a field's problem once it is to be shown. */
  readonly children: (wordsOf: (field: string) => string | undefined) => ReactNode
}

/** The page that makes a profile: a short form, then on to where the person was going. */
export function CreateForm(props: CreateFormProps) {
  const { title, intro, submitLabel, draft, problems, make, then, children } = props
  const t = useText()
  const next = ownPath(useSearchParams().get('next'), then)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useUnsaved(draft.isChanged)
  const shownProblems = isTried ? problems : []
  const submit = async () => {
    setTried(true)
    setFailure(null)
    if (problems.length > 0) return
    const outcome = await make()
    if (outcome.state === 'queued') {
      const serverAck = await outcome.serverAck
      if (serverAck.state === 'saved') {
        draft.clear()
        navigate(next, { replace: true })
        return
      }
      setFailure(t(wordsOfRejection(serverAck.status), { code: serverAck.status }))
    } else setFailure(t(outcome.state === 'signedOut' ? 'error.sign-in-needed' : 'error.invalid'))
  }
  return (
    <Page width="reading">
      <Form onSubmit={submit}>
        <Stack gap={24}>
          <Stack gap={8}>
            <h1>{title}</h1>
            <p className="form-intro">{intro}</p>
          </Stack>
          <FormProblems />
          {failure === null ? null : (
            <Banner state="late" role="alert">
              {failure}
            </Banner>
          )}
          {children((field) => shownProblems.find((each) => each.field === field)?.text)}
          <div>
            <SubmitButton tone="primary" size="large">
              {submitLabel}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Page>
  )
}
