import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../shell/paths.ts'
import { OwnKitchens } from '../kitchens/own-kitchens.tsx'

/** The kitchens a chef works in, and the way to a new one. */
export function ChefKitchensPage() {
  const t = useText()
  return (
    <Page>
      <Stack gap={24}>
        <Cluster justify="between">
          <h1>{t('cards.ownKitchens')}</h1>
          <LinkButton href={paths.kitchenCreate}>{t('kitchens.create.title')}</LinkButton>
        </Cluster>
        <h2>{t('cards.ownKitchens.text')}</h2>
        <OwnKitchens />
      </Stack>
    </Page>
  )
}
