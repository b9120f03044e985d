import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'

/** Said to somebody who is in no kitchen's team, with the way to a kitchen of one's own. */
export function NoKitchens() {
  const t = useText()
  return (
    <EmptyState
      drawing="empty-table"
      title={t('kitchens.list.none')}
      level={3}
      text={t('kitchens.list.noneText')}
    >
      <LinkButton tone="primary" href={paths.kitchenCreate}>
        {t('kitchens.list.create')}
      </LinkButton>
    </EmptyState>
  )
}
