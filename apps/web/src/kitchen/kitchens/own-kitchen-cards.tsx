import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { accessWords } from '../../lib/kitchen/team-words.table.ts'
import { kindWords } from './kitchen-words.table.ts'
import type { OwnKitchen } from '../../lib/kitchen/use-own-kitchens.ts'

/** Kitchens the reader is in the team of, each leading to its dashboard. */
export function OwnKitchenCards({ rows }: { readonly rows: readonly OwnKitchen[] }) {
  const t = useText()
  return (
    <Grid cells="large">
      {rows.map(({ id, member, kitchen }) => (
        <Card
          key={id}
          title={kitchen?.name ?? '…'}
          href={paths.kitchenDashboard(id)}
          aside={<Badge>{t(accessWords[member.access])}</Badge>}
          detail={
            kitchen === undefined
              ? undefined
              : kitchen.address.town === ''
                ? t(kindWords[kitchen.kind])
                : t('kitchens.list.line', { kind: t(kindWords[kitchen.kind]), town: kitchen.address.town })
          }
        />
      ))}
    </Grid>
  )
}
