import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import type { CallProblem } from '../../lib/calls/call-problem.ts'
import { useText } from '../../messages/text.tsx'
import { wordsOfRefusal } from './gig-words.ts'

/** Why a step of a shift did not work, when it did not. */
export function Refused({ problem }: { readonly problem: CallProblem | null }) {
  const t = useText()
  if (problem === null) return null
  return (
    <Banner state="late" role="alert">
      {t(wordsOfRefusal(problem))}
    </Banner>
  )
}
