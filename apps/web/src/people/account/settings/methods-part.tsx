import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { SignOutButton } from '../sign-in/account-panel.tsx'
import { IdentityBanner } from '../sign-in/identity-banner.tsx'
import { useProviders } from '../sign-in/provider-buttons.tsx'
import { visitAddress } from '../sign-in/providers.ts'
import { type Account, removeProvider } from './account.ts'
import { useStep } from './use-step.tsx'

interface MethodsPartProps {
  readonly account: Account
  readonly onChanged: () => void
}

/** Every way to sign in to this account, and those that can be added. */
export function MethodsPart({ account, onChanged }: MethodsPartProps) {
  const t = useText()
  const providers = useProviders()
  const { run, isPending, problem, dialog } = useStep(account)
  const { providerIds, hasPassword } = account
  const nameOf = (providerId: string) =>
    providers.find((provider) => provider.providerId === providerId)?.name ?? providerId
  const canRemove = hasPassword || providerIds.length > 1
  const more = providers.filter(({ providerId }) => !providerIds.includes(providerId))
  return (
    <Stack gap={12}>
      {problem === null ? null : <IdentityBanner problem={problem} />}
      <Cells>
        {account.email === '' ? null : (
          <Cell
            title={t(hasPassword ? 'auth.settings.password' : 'settings.methods.link')}
            detail={account.email}
          />
        )}
        {providerIds.map((providerId) => (
          <Cell
            key={providerId}
            title={nameOf(providerId)}
            trail={
              canRemove ? (
                <Button
                  size="small"
                  isPending={isPending}
                  onClick={() => void run(() => removeProvider(providerId), onChanged)}
                >
                  {t('settings.methods.remove')}
                </Button>
              ) : undefined
            }
          />
        ))}
        {more.map((provider) => (
          <Cell
            key={provider.providerId}
            title={provider.name}
            detail={t('settings.methods.unused')}
            trail={
              <LinkButton size="small" href={visitAddress(provider, paths.settings)} data-full-load="">
                {t('settings.methods.add')}
              </LinkButton>
            }
          />
        ))}
      </Cells>
      <span>
        <SignOutButton />
      </span>
      {dialog}
    </Stack>
  )
}
