import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'

/** Shown to a reader without a kitchen, with a link to create one. */
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
