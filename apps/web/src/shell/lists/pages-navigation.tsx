import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { useText } from '../../messages/text.tsx'

interface PagesNavigationProps {
  /** The one that is read, counted from 1. */
  readonly page: number
  readonly pages: number
  readonly addressOf: (page: number) => string
  /** Whose words the page has. */
  readonly of: 'cards' | 'catalogue' | 'cookbook' | 'jobs' | 'search'
}

/** The way to the pages beside one of a public list, with and without scripts; nothing where there is one. */
export function PagesNavigation({ page, pages, addressOf, of }: PagesNavigationProps) {
  const t = useText()
  if (pages < 2) return null
  return (
    <nav aria-label={t(`${of}.pages`)}>
      <Cluster justify="between">
        {page > 1 ? (
          <LinkButton rel="prev" href={addressOf(page - 1)}>
            {t(`${of}.previous`)}
          </LinkButton>
        ) : (
          <span />
        )}
        <span>{t(`${of}.page`, { page, pages })}</span>
        {page < pages ? (
          <LinkButton rel="next" href={addressOf(page + 1)}>
            {t(`${of}.next`)}
          </LinkButton>
        ) : (
          <span />
        )}
      </Cluster>
    </nav>
  )
}
