import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'
import type { AuthMode } from './auth-form.ts'
import type { IdentityProblem } from './identity-words.ts'

interface IdentityBannerProps {
  readonly problem: IdentityProblem
  readonly onMode?: (mode: AuthMode) => void
}

/** What happened and what to do, with the button for it. */
export function IdentityBanner({ problem, onMode }: IdentityBannerProps) {
  const t = useText()
  const format = useFormat()
  const { code, words, retryAt } = problem
  const values = { code, time: retryAt === undefined ? '' : format.time(retryAt) }
  return (
    <Banner state="late" role="alert">
      {t(words, values)}
      {words === 'auth.error.emailInUse' && onMode !== undefined ? (
        <Cluster gap={8}>
          <Button size="small" onClick={() => onMode('signIn')}>
            {t('auth.signIn.instead')}
          </Button>
          <Button size="small" tone="plain" onClick={() => onMode('reset')}>
            {t('auth.forgot')}
          </Button>
        </Cluster>
      ) : null}
    </Banner>
  )
}
