import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { useText } from '../messages/text.tsx'
import { useHead } from './head.tsx'
import { problemWords } from './page-problem.ts'
import { NO_CONNECTION } from './resolve-page.ts'
import { paths } from './paths.ts'

const NOT_FOUND = 404

/** The page for what cannot be shown (rule ER1). */
export function ErrorPage({ problem }: { readonly problem: unknown }) {
  const t = useText()
  const { status, title, text } = problemWords(problem)
  useHead({ title, isHidden: true })
  const isMissing = status === NOT_FOUND
  const isOffline = status === NO_CONNECTION
  const comfort = isMissing ? t('shell.nothingHere') : isOffline ? null : t('shell.ourMistake')
  return (
    <Page width="reading">
      <EmptyState drawing={isMissing ? 'nothing-here' : 'broken'} title={title} level={1} text={text}>
        {comfort === null ? null : <p>{comfort}</p>}
        <Cluster justify="start">
          {isMissing ? null : (
            <Button tone="primary" onClick={() => globalThis.location.reload()}>
              {t('common.tryAgain')}
            </Button>
          )}
          <LinkButton tone={isMissing ? 'primary' : 'quiet'} href={paths.home}>
            {t('shell.toStart')}
          </LinkButton>
          <LinkButton href={paths.apps}>{t('shell.toApps')}</LinkButton>
        </Cluster>
      </EmptyState>
    </Page>
  )
}
