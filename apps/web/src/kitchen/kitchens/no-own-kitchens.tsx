import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'

/** In the place of the own kitchens, for who has none; no larger than they would be, for the list is below. */
export function NoOwnKitchens() {
  const t = useText()
  return (
    <Grid cells="large">
      <Card
        title={t('kitchens.list.none')}
        detail={t('kitchens.list.noneText')}
        foot={<LinkButton href={paths.kitchenCreate}>{t('kitchens.list.create')}</LinkButton>}
      />
    </Grid>
  )
}
