import type { I18n } from '@lingui/core'
import { Router, useLocation, useSearch } from 'wouter'
import { MessagesProvider } from '../messages/text.tsx'
import { type HeadCollector, HeadProvider } from './head.tsx'
import type { Resolution } from './resolve-page.ts'
import { Shell } from './shell.tsx'
import { useResolution } from './use-resolution.ts'

interface AppProps {
  readonly i18n: I18n
  /** The page the server drew, or null for the bare shell. */
  readonly first: Resolution | null
  readonly path: string
  readonly search: string
  readonly headCollector?: HeadCollector
}

function Routed({ i18n, first }: Pick<AppProps, 'i18n' | 'first'>) {
  const [path] = useLocation()
  const search = useSearch()
  const shown = useResolution({ i18n, first, path, search: search === '' ? '' : `?${search}` })
  return <Shell path={path} resolution={shown} />
}

/** The whole product on one screen. */
export function App({ i18n, first, path, search, headCollector }: AppProps) {
  return (
    <MessagesProvider value={i18n}>
      <HeadProvider value={headCollector ?? null}>
        <Router ssrPath={path} ssrSearch={search}>
          <Routed i18n={i18n} first={first} />
        </Router>
      </HeadProvider>
    </MessagesProvider>
  )
}
