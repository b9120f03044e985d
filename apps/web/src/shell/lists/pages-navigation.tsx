import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { useText } from '../../messages/text.tsx'

interface PagesNavigationProps {
  /** The one that is read, counted from 1. */
  readonly page: number
  readonly pages: number
  readonly addressOf: (page: number) => string
}

/** The way to the pages beside one of a public list, with and without scripts; nothing where there is one. */
export function PagesNavigation({ page, pages, addressOf }: PagesNavigationProps) {
  const t = useText()
  if (pages < 2) return null
  return (
    <nav aria-label={t('common.pages')}>
      <Cluster justify="between">
        {page > 1 ? (
          <LinkButton rel="prev" href={addressOf(page - 1)}>
            {t('common.previous')}
          </LinkButton>
        ) : (
          <span />
        )}
        <span>{t('common.page', { page, pages })}</span>
        {page < pages ? (
          <LinkButton rel="next" href={addressOf(page + 1)}>
            {t('common.next')}
          </LinkButton>
        ) : (
          <span />
        )}
      </Cluster>
    </nav>
  )
}
