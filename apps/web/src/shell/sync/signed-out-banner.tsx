import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { useLocation, useSearch } from 'wouter'
import { noteLeaving } from '../../data/session/ended-session.ts'
import { useText } from '../../messages/text.tsx'
import { splitAddress } from '../routing/language-address.ts'
import { paths } from '../routing/paths.ts'

/** Tells a member that the server has ended their session, and leads back to where they are. */
export function SignedOutBanner() {
  const t = useText()
  const { path } = splitAddress(useLocation()[0])
  const search = useSearch()
  const isAtTheDoor = path.startsWith('/auth')
  return (
    <Banner state="warn">
      {t('shell.signedOut')}
      {isAtTheDoor ? null : (
        <LinkButton size="small" href={paths.auth(search === '' ? path : `${path}?${search}`)}>
          {t('shell.signIn')}
        </LinkButton>
      )}
      <Button size="small" onClick={noteLeaving}>
        {t('common.close')}
      </Button>
    </Banner>
  )
}
