import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'

interface OrderLinkProps {
  readonly token: string
  readonly number: string
  readonly email: string | undefined
}

/** The link with which a supplier without an account answers an order: shown this once. */
export function OrderLink({ token, number, email = '' }: OrderLinkProps) {
  const t = useText()
  const link = `${globalThis.location.origin}${paths.sharedOrder(token)}`
  const subject = encodeURIComponent(t('supply.send.mailSubject', { number }))
  const body = encodeURIComponent(t('supply.send.mailText', { link }))
  return (
    <Stack gap={12}>
      <p>{t('supply.send.linkText')}</p>
      <TextField
        label={t('supply.send.link')}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <span>
        <LinkButton href={`mailto:${email}?subject=${subject}&body=${body}`}>
          {t('supply.send.mail')}
        </LinkButton>
      </span>
    </Stack>
  )
}
