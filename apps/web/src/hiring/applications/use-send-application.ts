import { applyToJob } from '@brigade/domain/hiring/applications/application-functions.ts'
import { Position } from '@brigade/domain/access/positions/position.ts'
import { useState } from 'react'
import { type CallProblem, wordsOfRejection, wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { deleteDraft } from '../../lib/drafts/draft-storage.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useText } from '../../messages/text.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { paths } from '../../lib/routing/paths.ts'
import { type ApplyDraft, applyForm } from './apply-draft.ts'
import { makeProfessional } from '../../people/profiles/public.ts'

interface Sending {
  readonly jobId: string
  readonly draft: ApplyDraft
  /** There is no professional card yet. */
  readonly isNew: boolean
  readonly isGuest: boolean
  readonly onSent: () => void
}

const refusals = ['applied', 'closed', 'too-soon', 'own-job', 'profile-needed', 'answers'] as const

/** Sends an application, making the professional card first; a guest goes to join and comes back to the draft. */
export function useSendApplication({ jobId, draft, isNew, isGuest, onSent }: Sending) {
  const t = useText()
  const { send: apply, isPending } = useCall(applyToJob)
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const wordsOf = (refused: CallProblem) => {
    const known = refusals.find((each) => each === refused.reason)
    return known === undefined ? t(wordsOfProblem(refused)) : t(`apply.refused.${known}`)
  }
  const makeCard = async (): Promise<string | null> => {
    const profile = await makeProfessional({
      displayName: draft.name.trim(),
      title: draft.title.trim(),
      roles: [Position.catch('other').parse(draft.position)],
    })
    if (profile.state === 'signedOut') return t('error.sign-in-needed')
    if (profile.state === 'refused') return t('error.invalid')
    const serverAck = await profile.serverAck
    if (serverAck.state === 'saved') return null
    const reason = t(wordsOfRejection(serverAck.status), { code: serverAck.status })
    return t('apply.refused.card', { reason })
  }
  const send = async () => {
    setProblem(null)
    if (isGuest) {
      navigate(`${paths.auth(`${paths.job(jobId)}?apply=1`)}&join=1`)
      return
    }
    setMaking(true)
    const cardProblem = isNew ? await makeCard() : null
    setMaking(false)
    if (cardProblem !== null) {
      setProblem(cardProblem)
      return
    }
    const outcome = await apply({
      jobId,
      message: draft.message,
      answers: [...draft.answers],
      share: { phone: draft.sharePhone, email: draft.shareEmail },
    })
    if (outcome.state === 'refused') {
      setProblem(wordsOf(outcome.problem))
      return
    }
    deleteDraft(applyForm(jobId))
    onSent()
  }
  return { send, isPending: isPending || isMaking, problem }
}
