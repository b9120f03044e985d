import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../shell/paths.ts'
import { ListedKitchens } from './listed-kitchens.tsx'
import { OwnKitchens } from './own-kitchens.tsx'

/** Mine first, then the kitchens that are listed. */
export function KitchensPage() {
  const t = useText()
  return (
    <Page>
      <Stack gap={32}>
        <Cluster justify="between" gap={12}>
          <h1>{t('kitchens.title')}</h1>
          <LinkButton href={paths.kitchenCreate}>{t('kitchens.create.title')}</LinkButton>
        </Cluster>
        <Stack gap={12}>
          <h2>{t('kitchens.list.mine')}</h2>
          <OwnKitchens />
        </Stack>
        <Stack gap={12}>
          <h2>{t('kitchens.list.listed')}</h2>
          <ListedKitchens />
        </Stack>
      </Stack>
    </Page>
  )
}
