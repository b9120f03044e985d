import { openOpenidProvider } from './openid-provider.ts'
import type { OpenidProvider, ProviderSettings } from './openid-provider.ts'

/** The providers that the operator has registered with. */
export interface Providers {
  readonly all: readonly OpenidProvider[]
  find(providerId: string): OpenidProvider | undefined
}

/** @throws when two have one name, or one is not named as the SDK names providers of OpenID Connect */
export function openProviders(settings: readonly ProviderSettings[]): Providers {
  const byId = new Map<string, OpenidProvider>()
  for (const one of settings) {
    const { providerId } = one
    if (!/^oidc\.[a-z0-9][a-z0-9.-]{0,60}$/.test(providerId) || byId.has(providerId)) {
      throw new Error(`"${providerId}" must be "oidc." and a name of its own.`)
    }
    byId.set(providerId, openOpenidProvider(one))
  }
  return { all: [...byId.values()], find: (providerId) => byId.get(providerId) }
}
