import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'
import { useOwnProfiles } from '../../../shell/apps/own-profiles.ts'
import type { AuthMode } from './auth-form.ts'

/** What a guest has made on this device, and what becomes of it. */
export function GuestWork({ mode }: { readonly mode: AuthMode }) {
  const t = useText()
  const { list } = useFormat()
  const { kitchens } = useOwnProfiles()
  if (mode === 'join') return <p className="auth-intro">{t('auth.join.intro')}</p>
  if (mode === 'reset') return <p className="auth-intro">{t('auth.reset.intro')}</p>
  if (mode === 'link') return <p className="auth-intro">{t('auth.link.intro')}</p>
  if (kitchens.length === 0) return <p className="auth-intro">{t('auth.signIn.intro')}</p>
  const names = list(kitchens.map((kitchen) => kitchen.name))
  return (
    <Banner state="warn">{t('auth.signIn.guestWork', { kitchens: names, count: kitchens.length })}</Banner>
  )
}
