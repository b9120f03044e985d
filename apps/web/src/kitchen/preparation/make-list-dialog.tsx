import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import type { Menu } from '@brigade/domain/kitchen/menus/menu.ts'
import { menus } from '@brigade/domain/kitchen/menus/menus.ts'
import { prepPlans } from '@brigade/domain/kitchen/preparation/prep-plan.ts'
import type { PrepTask } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { useEffect, useState } from 'react'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { readMenu } from '../../lib/kitchen/read-menu.ts'
import { MakeListForm } from './make-list-form.tsx'
import type { PlannedMenu } from './plan-list.ts'
import type { Crew } from '../../lib/kitchen/use-crew.ts'

interface MakeListProps {
  readonly crew: Crew
  readonly settings: KitchenSettings
  readonly serviceDay: string
  readonly tasks: readonly StoredDocument<PrepTask>[]
  readonly onDone: () => void
}

/** The kitchen's menus with their items, once all are read. */
function useMenuContents(
  kitchenId: string,
  menuRows: readonly StoredDocument<Menu>[],
): Loadable<readonly PlannedMenu[]> {
  const [read, setRead] = useState<Loadable<readonly PlannedMenu[]>>({ state: 'pending' })
  useEffect(() => {
    let isCurrent = true
    const tell = (loadable: Loadable<readonly PlannedMenu[]>) => {
      if (isCurrent) setRead(loadable)
    }
    Promise.all(
      menuRows.map(async ({ id, content }) => ({
        id,
        menu: content,
        content: await readMenu(kitchenId, id),
      })),
    )
      .then((value) => tell({ state: 'success', value, fromCache: false, hasPendingWrites: false }))
      .catch((problem: unknown) => tell({ state: 'failed', problem: new Error(String(problem)) }))
    return () => {
      isCurrent = false
    }
  }, [kitchenId, menuRows])
  return read
}

/** Everything the form starts from; it is fetched only while the dialog is open. */
function FormWithData({
  menuRows,
  ...props
}: MakeListProps & { readonly menuRows: readonly StoredDocument<Menu>[] }) {
  const t = useText()
  const { kitchenId } = props.crew
  const contents = useMenuContents(kitchenId, menuRows)
  const plan = useDocument(prepPlans, { kitchenId, serviceDay: props.serviceDay })
  const isOffline = useIsOffline()
  const lines = useQuery(stockLines, { kitchenId }, { where: [['isPrepared', '==', true]] })
  const wish = {
    where: [
      ['ownerKind', '==', 'kitchen'],
      ['ownerId', '==', kitchenId],
    ],
  } as const
  const known = useQuery(recipes, {}, wish)
  // Without a network a device cannot know that there is no plan yet; then there is none on it.
  const isPlanComing = plan.state === 'pending' && !isOffline
  if (isPlanComing || known.state !== 'success') return <Skeleton label={t('shell.waiting')} />
  const stockLineRows = lines.state === 'success' ? lines.value : []
  return (
    <Loaded of={contents}>
      {(planned) => (
        <MakeListForm
          {...props}
          menus={planned}
          plan={plan.state === 'success' ? plan.value?.content : undefined}
          recipes={new Map(known.value.map(({ id, content }) => [id, content]))}
          stockLines={stockLineRows.filter(
            ({ content }) => content.par !== undefined && content.deletedAt === undefined,
          )}
        />
      )}
    </Loaded>
  )
}

function MakeList(props: MakeListProps) {
  const t = useText()
  const { kitchenId } = props.crew
  const menuRows = useQuery(menus, { kitchenId }, { where: [['state', 'in', ['draft', 'published']]] })
  const none = (
    <Stack gap={16}>
      <p>{t('preparation.plan.noMenus')}</p>
      <LinkButton href={paths.kitchenDashboard(kitchenId, 'menus')}>
        {t('preparation.plan.toMenus')}
      </LinkButton>
    </Stack>
  )
  return (
    <Loaded of={menuRows} empty={none}>
      {(rows) => {
        const usable = rows.filter(({ content }) => content.deletedAt === undefined)
        return usable.length === 0 ? none : <FormWithData {...props} menuRows={usable} />
      }}
    </Loaded>
  )
}

/** Asks for the guests of the day and makes the list from menus, recipes and pars. */
export function MakeListDialog({ isOpen, ...props }: MakeListProps & { readonly isOpen: boolean }) {
  const t = useText()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onDone}
      title={t('preparation.plan.title')}
      closeLabel={t('common.close')}
      size="large"
    >
      <MakeList {...props} />
    </Dialog>
  )
}
