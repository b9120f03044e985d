import { Link, useAddress } from '@brigade/design-system/atoms/link.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import type { AllergenGroup } from '@brigade/domain/food/allergens/allergens.ts'
import { useText } from '../../../messages/text.tsx'
import { usePage, useSearchParams } from '../../../shell/page-context.tsx'

/** Groups the address asks to be free from: `?free=milk&free=nuts`; anything else in it is ignored. */
export function useFreeFrom(): readonly AllergenGroup[] {
  const chosenGroups = useSearchParams().getAll('free')
  return ALLERGEN_GROUPS.filter((group) => chosenGroups.includes(group))
}

/** Chooses what the menu has to be free from. A plain form, so that it works without scripts too. */
export function FreeFromForm({ groups }: { readonly groups: readonly AllergenGroup[] }) {
  const t = useText()
  const address = useAddress()
  const { path } = usePage()
  return (
    <details className="free-from" open={groups.length > 0} data-print="no">
      <summary>{t('guests.freeFrom')}</summary>
      <form method="get" action={address(path)} key={groups.join()}>
        <p>{t('guests.freeFrom.hint')}</p>
        <div className="free-from-groups">
          {ALLERGEN_GROUPS.map((group) => (
            <Checkbox
              key={group}
              name="free"
              value={group}
              defaultChecked={groups.includes(group)}
              label={t(`allergens.${group}`)}
            />
          ))}
        </div>
        <Cluster>
          <Button type="submit" tone="primary">
            {t('guests.freeFrom.show')}
          </Button>
          {groups.length === 0 ? null : <Link href={path}>{t('guests.freeFrom.clear')}</Link>}
        </Cluster>
      </form>
    </details>
  )
}
