import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { kitchens } from '@brigade/domain/kitchens/kitchen.ts'
import { Loaded } from '../../data/loaded.tsx'
import { useQuery } from '../../data/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../shell/paths.ts'
import { kindWords } from './kitchen-words.table.ts'
import { OwnKitchens } from './own-kitchens.tsx'

const SHOWN = 60

/** Kitchens that want to be found. */
function ListedKitchens() {
  const t = useText()
  const listed = useQuery(
    kitchens,
    {},
    {
      where: [
        ['isListed', '==', true],
        ['state', '==', 'active'],
      ],
      orderBy: ['name'],
      limit: SHOWN,
    },
  )
  return (
    <Loaded of={listed} empty={<p>{t('kitchens.list.noneListed')}</p>}>
      {(rows) => (
        <Grid cells="large">
          {rows.map(({ id, content }) => (
            <Card
              key={id}
              title={content.name}
              href={paths.kitchen(id)}
              detail={t('kitchens.list.line', {
                kind: t(kindWords[content.kind]),
                town: content.address.town,
              })}
            >
              {content.description === '' ? null : <p>{content.description}</p>}
            </Card>
          ))}
        </Grid>
      )}
    </Loaded>
  )
}

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
