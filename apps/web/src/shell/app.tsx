import { AddressProvider } from '@brigade/design-system/atoms/link.tsx'
import type { Language } from '@brigade/domain/core/languages/language.ts'
import { useCallback, useEffect, Suspense, useMemo, useRef } from 'react'
import type { I18n } from '../messages/say.ts'
import { MessagesProvider, useText } from '../messages/text.tsx'
import { type HeadCollector, HeadProvider, useHead } from './document/head.tsx'
import { addressIn, languageOfAddress, splitAddress } from './routing/language-address.ts'
import type { Resolution } from './routing/resolve-page.ts'
import { CurrentAddress, useAddress } from './routing/current-address.tsx'
import { useResolution } from './routing/use-resolution.ts'
import { PartBoundaryContext } from '@brigade/design-system/molecules/part-boundary.tsx'
import { appOfPath } from './apps/app-of-path.ts'
import { DefaultLayout } from './layouts/default-layout.tsx'
import { ErrorBoundary } from './problems/error-boundary.tsx'
import { ErrorPage } from './problems/error-page.tsx'
import { drawPanel } from './problems/panel-boundary.tsx'
import { focusHeading } from './focus/focus-heading.ts'
import { PageContextProvider } from './page-context.tsx'
import { keyListStore } from './lists/key-list-store.ts'
import { restoreScroll } from './routing/scroll-position.ts'
import { lazyComponent } from './lazy-component.tsx'
import { useStore } from '../lib/store/store.ts'
import { offerStore } from './undo/undo.ts'
import { Waiting } from './waiting.tsx'

const KeyDialog = lazyComponent(async () => (await import('./shortcuts/key-dialog.tsx')).KeyDialog, {
  isOptional: true,
})

const UndoOffer = lazyComponent(async () => (await import('./undo/undo-offer.tsx')).UndoOffer, {
  isOptional: true,
})

/** Seldom seen, so it is not in what every page starts with. */
const NoPermissionPage = lazyComponent(
  async () => (await import('./problems/no-permission-page.tsx')).NoPermissionPage,
)

type Shown = Exclude<Resolution, { readonly kind: 'redirect' }>
type ShownPage = Extract<Shown, { readonly kind: 'page' }>

interface ShellProps {
  readonly path: string
  readonly resolution: Shown | null
}

/** Scrolls to a new page's place and moves focus to its heading, so that reading goes on there; not on the first page. */
function useNewPage(path: string | undefined): void {
  const previous = useRef(path)
  useEffect(() => {
    if (path === undefined || path === previous.current) return undefined
    const isFirst = previous.current === undefined
    previous.current = path
    if (isFirst) return undefined
    const stops = [restoreScroll(), focusHeading()]
    return () => stops.forEach((stop) => stop())
  }, [path])
}

function RouteHead({ resolution }: { readonly resolution: ShownPage }) {
  const t = useText()
  useHead({ title: t(resolution.route.title) })
  return null
}

const broken = (problem: unknown) => <ErrorPage problem={problem} />

function PageBody({ resolution }: { readonly resolution: ShownPage }) {
  const { Content, path, search, params, payload } = resolution
  const value = useMemo(() => ({ path, search, params, payload }), [path, search, params, payload])
  return (
    <PageContextProvider value={value}>
      <RouteHead resolution={resolution} key={`head ${path}`} />
      <ErrorBoundary key={path} instead={broken}>
        <Content key={path} />
      </ErrorBoundary>
    </PageContextProvider>
  )
}

function Body({ resolution }: { readonly resolution: Shown | null }) {
  if (resolution === null) return <Waiting />
  if (resolution.kind === 'problem') return <ErrorPage problem={resolution.problem} path={resolution.path} />
  if (resolution.kind === 'refused') {
    return (
      <Suspense fallback={<Waiting />} key={resolution.path}>
        <NoPermissionPage refusal={resolution.refusal} address={resolution.path + resolution.search} />
      </Suspense>
    )
  }
  return <PageBody resolution={resolution} />
}

function KeyList() {
  const isOpen = useStore(keyListStore, false)
  return <Suspense>{isOpen ? <KeyDialog /> : null}</Suspense>
}

/** The place that speaks is there before the words, else they are not heard. */
function Undo() {
  const offer = useStore(offerStore, null)
  return (
    <div aria-live="polite">
      <Suspense>{offer === null ? null : <UndoOffer offer={offer} />}</Suspense>
    </div>
  )
}

function Framed({ path, resolution }: ShellProps) {
  const body = (
    <>
      <Body resolution={resolution} />
      <Undo />
      <KeyList />
    </>
  )
  const page = resolution?.kind === 'page' ? resolution : null
  const dashboard = page?.route.dashboard
  if (page !== null && page.Frame !== null && dashboard !== undefined) {
    return (
      <page.Frame dashboard={dashboard} path={path} params={page.params}>
        {body}
      </page.Frame>
    )
  }
  return (
    <DefaultLayout app={appOfPath(path)} isBehind={page?.isBehind ?? false}>
      {body}
    </DefaultLayout>
  )
}

/** The frame that fits the page, with the page in it; panels, tabs and dialogs of both break alone. */
function Shell({ path, resolution }: ShellProps) {
  useNewPage(resolution?.path)
  return (
    <PartBoundaryContext value={drawPanel}>
      <Framed path={path} resolution={resolution} />
    </PartBoundaryContext>
  )
}

interface AppProps {
  readonly i18n: I18n
  readonly language: Language
  /** The page the server drew, or null for the bare shell. */
  readonly first: Resolution | null
  /** The page's address without its language. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  readonly headCollector?: HeadCollector
}

/** Going back may lead to a page in another language, which needs other words than those that are here. */
function useLanguageOfAddress(address: string, language: Language): void {
  const addressLanguage = languageOfAddress(address)
  useEffect(() => {
    if (addressLanguage !== null && addressLanguage !== language) globalThis.location.reload()
  }, [addressLanguage, language])
}

function Routed({ i18n, language, first }: Pick<AppProps, 'i18n' | 'language' | 'first'>) {
  const { pathname, search } = useAddress()
  const { path } = splitAddress(pathname)
  useLanguageOfAddress(pathname, language)
  const current = useResolution({ i18n, first, path, search })
  return <Shell path={path} resolution={current} />
}

/** The whole product on one screen. */
export function App({ i18n, language, first, path, search, headCollector }: AppProps) {
  const address = useCallback((to: string) => addressIn(language, to), [language])
  return (
    <MessagesProvider value={i18n}>
      <AddressProvider value={address}>
        <HeadProvider value={headCollector ?? null}>
          <CurrentAddress drawn={{ pathname: address(path), search }}>
            <Routed i18n={i18n} language={language} first={first} />
          </CurrentAddress>
        </HeadProvider>
      </AddressProvider>
    </MessagesProvider>
  )
}
