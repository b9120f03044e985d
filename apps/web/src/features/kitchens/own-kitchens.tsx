import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../shell/paths.ts'
import { accessWords } from '../team/team-words.table.ts'
import { kindWords } from './kitchen-words.table.ts'
import { useOwnKitchens } from './use-own-kitchens.ts'

/** The kitchens the reader is in the team of, each leading to its dashboard. */
export function OwnKitchens() {
  const t = useText()
  const own = useOwnKitchens()
  return (
    <Loaded
      of={own}
      empty={
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
      }
    >
      {(rows) => (
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
                  : t('kitchens.list.line', { kind: t(kindWords[kitchen.kind]), town: kitchen.address.town })
              }
            />
          ))}
        </Grid>
      )}
    </Loaded>
  )
}
