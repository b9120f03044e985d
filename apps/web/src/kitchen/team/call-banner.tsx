import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import type { CallProblem } from '../../lib/calls/call-problem.ts'
import { useText } from '../../messages/text.tsx'
import { wordsOfTeamProblem } from '../../lib/kitchen/team-words.table.ts'

/** Why the server refused; nothing while it has not. */
export function CallBanner({ problem }: { readonly problem: CallProblem | null }) {
  const t = useText()
  if (problem === null) return null
  return (
    <Banner state="late" role="alert">
      {t(wordsOfTeamProblem(problem), { code: problem.status })}
    </Banner>
  )
}
