import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { SearchedList } from '../../../shell/lists/searched-list.tsx'
import { NoKitchens } from '../no-kitchens.tsx'
import { OwnKitchenCards } from '../own-kitchen-cards.tsx'
import { ownKitchenColumns } from '../own-kitchen-columns.ts'
import { useOwnKitchens } from '../../../lib/kitchen/use-own-kitchens.ts'

/** The kitchens a chef works in, and the way to a new one. */
export function ChefKitchensPage() {
  const t = useText()
  const own = useOwnKitchens()
  return (
    <Page>
      <Stack gap={24}>
        <Cluster justify="between">
          <h1>{t('cards.ownKitchens')}</h1>
          <LinkButton href={paths.kitchenCreate}>{t('kitchens.create.title')}</LinkButton>
        </Cluster>
        <h2>{t('cards.ownKitchens.text')}</h2>
        <Loaded of={own} empty={<NoKitchens />}>
          {(rows) => (
            <SearchedList
              title={t('cards.ownKitchens')}
              columns={ownKitchenColumns(t)}
              rows={rows}
              idOf={({ id }) => id}
            >
              {(sorted) => <OwnKitchenCards rows={sorted} />}
            </SearchedList>
          )}
        </Loaded>
      </Stack>
    </Page>
  )
}
