import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { KitchenKind, kitchens } from '@brigade/domain/kitchens/kitchen.ts'
import { Loaded } from '../../data/loaded.tsx'
import { useQuery } from '../../data/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { navigate } from '../../shell/navigation.ts'
import { useSearchParams } from '../../shell/page-context.tsx'
import { paths } from '../../shell/paths.ts'
import { kindWords } from './kitchen-words.table.ts'

const SHOWN = 60

/** The kind that the address asks for; undefined asks for all. */
function useKindAsked(): KitchenKind | undefined {
  return KitchenKind.safeParse(useSearchParams().get('kind')).data
}

function KindField({ kind }: { readonly kind: KitchenKind | undefined }) {
  const t = useText()
  const kinds = KitchenKind.options.map((value) => ({ value, label: t(kindWords[value]) }))
  return (
    <search>
      <SelectField
        label={t('kitchens.field.kind')}
        value={kind ?? ''}
        onChange={({ target: { value } }) =>
          navigate(
            value === '' ? paths.kitchens : `${paths.kitchens}?${new URLSearchParams({ kind: value })}`,
          )
        }
        choices={[{ value: '', label: t('kitchens.list.anyKind') }, ...kinds]}
      />
    </search>
  )
}

/** Kitchens that want to be found, all or of one kind. */
export function ListedKitchens() {
  const t = useText()
  const kind = useKindAsked()
  const listed = useQuery(
    kitchens,
    {},
    {
      where: [
        ['isListed', '==', true],
        ['state', '==', 'active'],
        ...(kind === undefined ? [] : [['kind', '==', kind] as const]),
      ],
      orderBy: ['name'],
      limit: SHOWN,
    },
  )
  const nobody = kind === undefined ? 'kitchens.list.noneListed' : 'kitchens.list.noneOfKind'
  return (
    <Stack gap={16}>
      <KindField kind={kind} />
      <Loaded of={listed} empty={<p>{t(nobody)}</p>}>
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
    </Stack>
  )
}
