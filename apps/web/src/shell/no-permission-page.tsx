import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { useText } from '../messages/text.tsx'
import type { Refusal } from './guard-chain.ts'
import { useHead } from './head.tsx'
import { paths } from './paths.ts'

/** The page for a part that is somebody else's: says whose, and whom to ask; never a blank page. */
export function NoPermissionPage({ refusal }: { readonly refusal: Refusal }) {
  const t = useText()
  useHead({ title: t('shell.noPermission.title'), isHidden: true })
  const words =
    refusal.reason === 'kitchen'
      ? t('shell.noPermission.kitchen', { role: refusal.role ?? 'viewer' })
      : t('shell.noPermission.job')
  const subject = refusal.subject ?? ''
  return (
    <Page width="reading">
      <EmptyState drawing="closed-door" title={t('shell.noPermission.title')} level={1} text={words}>
        <LinkButton
          tone="primary"
          href={refusal.reason === 'kitchen' ? paths.kitchen(subject) : paths.job(subject)}
        >
          {t(refusal.reason === 'kitchen' ? 'shell.noPermission.toKitchen' : 'shell.noPermission.toJob')}
        </LinkButton>
      </EmptyState>
    </Page>
  )
}
