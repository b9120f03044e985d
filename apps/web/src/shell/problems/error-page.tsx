import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../document/head.tsx'
import { NOT_FOUND, problemWords } from '../routing/page-problem.ts'
import { NO_CONNECTION } from '../routing/resolve-page.ts'
import { paths } from '../../lib/routing/paths.ts'
import { suggestedPages } from './suggested-pages.ts'

function Ways({ path }: { readonly path: string }) {
  const t = useText()
  const { words, list } = suggestedPages(path)
  return (
    <>
      {words === '' ? null : (
        <LinkButton tone="primary" href={paths.searchFor(words)}>
          {t('shell.nothingHere.search', { words })}
        </LinkButton>
      )}
      {list === undefined ? null : <LinkButton href={list}>{t('shell.nothingHere.nearest')}</LinkButton>}
    </>
  )
}

/** Rule ER1 has its titles in English; a problem's own title is used as it is. */
const wordsOfTitle: Readonly<Record<string, MessageKey>> = {
  'Page Not Found': 'shell.notFound',
  'Internal Server Error': 'shell.serverError',
}

/** Title and text of a problem in the reader's language. */
function useProblemWords(problem: unknown, path: string) {
  const t = useText()
  const { status, title, text } = problemWords(problem)
  const words = wordsOfTitle[title]
  if (words === undefined) return { status, title, text }
  const titleText = t(words)
  const isOfPath = text === `${title}: ${path}`
  return {
    status,
    title: titleText,
    text: isOfPath ? t('shell.problemAt', { title: titleText, path }) : text,
  }
}

interface ErrorPageProps {
  readonly problem: unknown
  /** The address that was asked for. */
  readonly path?: string
}

/** The page for what cannot be shown (rule ER1). */
export function ErrorPage({ problem, path = '/' }: ErrorPageProps) {
  const t = useText()
  const { status, title, text } = useProblemWords(problem, path)
  useHead({ title, isHidden: true })
  const isMissing = status === NOT_FOUND
  const isOffline = status === NO_CONNECTION
  const comfort = isMissing ? t('shell.nothingHere') : isOffline ? null : t('shell.ourMistake')
  return (
    <Page width="reading">
      <EmptyState drawing={isMissing ? 'nothing-here' : 'broken'} title={title} level={1} text={text}>
        {comfort === null ? null : <p>{comfort}</p>}
        <Cluster justify="start">
          {isMissing ? (
            <Ways path={path} />
          ) : (
            <Button tone="primary" onClick={() => globalThis.location.reload()}>
              {t('common.tryAgain')}
            </Button>
          )}
          <LinkButton href={paths.home}>{t('shell.toStart')}</LinkButton>
          <LinkButton href={paths.apps}>{t('shell.toApps')}</LinkButton>
        </Cluster>
      </EmptyState>
    </Page>
  )
}
