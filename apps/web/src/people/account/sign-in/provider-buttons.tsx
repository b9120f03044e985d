import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { useEffect, useState } from 'react'
import { useText } from '../../../messages/text.tsx'
import { listProviders, type Provider, visitAddress } from './providers.ts'

/** The providers that the operator has set up; empty until the server has answered. */
export function useProviders(): readonly Provider[] {
  const [providers, setProviders] = useState<readonly Provider[]>([])
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const answer = await listProviders()
      if (isCurrent) setProviders(answer)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [])
  return providers
}

/** A button for each provider; nothing where there is none. */
export function ProviderButtons({ next }: { readonly next: string }) {
  const t = useText()
  const providers = useProviders()
  if (providers.length === 0) return null
  return (
    <Cluster gap={12}>
      {providers.map((provider) => (
        <LinkButton key={provider.providerId} href={visitAddress(provider, next)} data-full-load="">
          {t('auth.provider.with', { name: provider.name })}
        </LinkButton>
      ))}
    </Cluster>
  )
}
