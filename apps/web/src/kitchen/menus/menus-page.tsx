import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { hasAccess } from '@brigade/domain/access/roles/access.ts'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { type Menu, menuStates } from '@brigade/domain/kitchen/menus/menu.ts'
import { menus } from '@brigade/domain/kitchen/menus/menus.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { newId } from '../../lib/writing/new-id.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText, type Translate } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { useParam } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { SearchedList } from '../../shell/lists/searched-list.tsx'
import { useCrew } from '../../lib/kitchen/use-crew.ts'
import { useKitchenSettings, useOwnMembership } from '../../lib/kitchen/use-kitchen.ts'
import { createMenu, type MenuCard } from './menu-actions.ts'
import { MenuCardForm } from './menu-card-form.tsx'
import { inOrder } from '../../lib/writing/sort-order.ts'
import type { ListColumn } from '../../shell/lists/list-order.ts'

/** What the list says of each menu. */
function menuColumns(t: Translate): readonly ListColumn<StoredDocument<Menu>>[] {
  return [
    { heading: t('lists.name'), kind: 'text', valueOf: ({ content }) => content.name },
    { heading: t('menus.kind'), kind: 'text', valueOf: ({ content }) => t(`menus.kind.${content.kind}`) },
    { heading: t('lists.vat'), kind: 'number', valueOf: ({ content }) => content.vatPct },
    {
      heading: t('lists.state'),
      kind: 'text',
      valueOf: ({ content }) => t(`menus.state.${content.state}`),
      placeOf: ({ content }) => menuStates.indexOf(content.state),
    },
  ]
}

interface MenuListProps {
  readonly kitchenId: string
  readonly rows: readonly StoredDocument<Menu>[]
}

const marks = { draft: 'neutral', published: 'ok', withdrawn: 'warn' } as const

function MenuList({ kitchenId, rows }: MenuListProps) {
  const t = useText()
  const { percent } = useFormat()
  return (
    <SearchedList title={t('menus.title')} columns={menuColumns(t)} rows={rows} idOf={({ id }) => id}>
      {(sorted) => (
        <Cells>
          {sorted.map(({ id, content, hasPendingWrites }) => (
            <Cell
              key={id}
              href={paths.kitchenDashboard(kitchenId, 'menus', id)}
              title={content.name}
              detail={t('menus.line', {
                kind: t(`menus.kind.${content.kind}`),
                vat: percent(Number(content.vatPct) / 100),
              })}
              isPending={hasPendingWrites}
              trail={
                <>
                  {hasPendingWrites ? <span>{t('common.waitingToSync')}</span> : null}
                  <StateMark state={marks[content.state]}>{t(`menus.state.${content.state}`)}</StateMark>
                </>
              }
            />
          ))}
        </Cells>
      )}
    </SearchedList>
  )
}

const NEW_MENU: MenuCard = {
  name: '',
  kind: 'standing',
  vatPct: '',
  serviceIds: [],
  stationIds: [],
  days: [],
  from: undefined,
  to: undefined,
  covers: undefined,
}

function NewMenu({ kitchenId, rows, settings }: MenuListProps & { readonly settings: KitchenSettings }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [menuId] = useState(newId)
  const { currency } = settings
  const { stations } = useCrew(kitchenId)
  return (
    <>
      <Button tone="primary" data-shortcut="create" onClick={() => setOpen(true)}>
        {t('menus.new')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('menus.new')}
        closeLabel={t('common.close')}
      >
        <MenuCardForm
          form={`new menu ${kitchenId}`}
          initial={NEW_MENU}
          services={settings.services}
          stations={stations}
          currency={currency}
          submitLabel={t('menus.create')}
          onDone={() => setOpen(false)}
          onSave={async (card) => {
            const outcome = await createMenu({ kitchenId, menuId }, { ...card, currency }, rows)
            if (outcome.state === 'queued') navigate(paths.kitchenDashboard(kitchenId, 'menus', menuId))
            return outcome
          }}
        />
      </Dialog>
    </>
  )
}

/** The menus of a kitchen, drafts and published ones. */
export function MenusPage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const result = useQuery(menus, { kitchenId }, { orderBy: ['sortKey'] })
  const settings = useKitchenSettings(kitchenId)
  const isCook = hasAccess(useOwnMembership(kitchenId), 'cook')
  const title = t('menus.title')
  useHead({ title })
  const known = settings.state === 'success' ? settings.value?.content : undefined
  const create = (rows: readonly StoredDocument<Menu>[]) =>
    isCook && known !== undefined ? <NewMenu kitchenId={kitchenId} rows={rows} settings={known} /> : null
  return (
    <Page>
      <Loaded of={result}>
        {(all) => {
          const rows = inOrder(all)
          return (
            <Stack gap={16}>
              <Cluster justify="between">
                <h1>{title}</h1>
                {rows.length === 0 ? null : create(rows)}
              </Cluster>
              {rows.length === 0 ? (
                <EmptyState drawing="nothing-here" title={t('menus.empty')} text={t('menus.empty.text')}>
                  {create(rows)}
                </EmptyState>
              ) : (
                <MenuList kitchenId={kitchenId} rows={rows} />
              )}
            </Stack>
          )
        }}
      </Loaded>
    </Page>
  )
}
