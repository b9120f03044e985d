import './menu-editor.css'
import '../../shell/styles/recipes.css'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import type { MenuEditing } from './menu-editing.ts'
import { PublishPanel } from './publish-panel.tsx'
import { AddSection, SectionEditor } from './section-editor.tsx'
import { type MenuDraft, useMenu } from './use-menu.ts'
import { useKitchenBook } from '../../food/recipes/public.ts'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { differing } from '@brigade/domain/core/documents/changed-fields.ts'
import { useState } from 'react'
import { useCrew } from '../../lib/kitchen/use-crew.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { BackLink } from '../../shell/layouts/back-link.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { offerUndo } from '../../shell/undo/undo.ts'
import { useKitchenSettings } from '../../lib/kitchen/use-kitchen.ts'
import type { Menu } from '@brigade/domain/kitchen/menus/menu.ts'
import { binnedNow, changeMenu, type MenuCard } from './menu-actions.ts'
import { MenuCardForm } from './menu-card-form.tsx'

/** What the form changes of a menu. */
function cardOf(menu: Menu): MenuCard {
  const { name, kind, vatPct, serviceIds, stationIds = [], days, from, to, covers } = menu
  return { name, kind, vatPct, serviceIds, stationIds, days, from, to, covers }
}

const marks = { draft: 'neutral', published: 'ok', withdrawn: 'warn' } as const

/** Name, kind and state of the menu, and what is done with it as a whole. */
function MenuHead({ editing }: { readonly editing: MenuEditing }) {
  const t = useText()
  const { percent } = useFormat()
  const { draft, isCook } = editing
  const { name, kind, vatPct, state, currency } = draft.menu.content
  const [isEditing, setEditing] = useState(false)
  const settings = useKitchenSettings(draft.kitchenId)
  const services = settings.state === 'success' ? (settings.value?.content.services ?? []) : []
  const bin = async () => {
    const outcome = await changeMenu(draft, draft.menu, { deletedAt: binnedNow() })
    if (outcome.state !== 'queued') return
    navigate(paths.kitchenDashboard(draft.kitchenId, 'menus'))
    offerUndo({
      text: t('menus.binned', { name }),
      undo: () => void changeMenu(draft, draft.menu, { deletedAt: undefined }),
    })
  }
  return (
    <div>
      <BackLink href={paths.kitchenDashboard(draft.kitchenId, 'menus')}>{t('menus.all')}</BackLink>
      <Cluster justify="between">
        <Cluster gap={12}>
          <h1>{name}</h1>
          <StateMark state={marks[state]}>{t(`menus.state.${state}`)}</StateMark>
        </Cluster>
        {isCook ? (
          <Cluster>
            <Button onClick={() => setEditing(true)}>{t('menus.edit')}</Button>
            {state === 'published' ? null : (
              <Button tone="danger" onClick={() => void bin()}>
                {t('menus.bin')}
              </Button>
            )}
          </Cluster>
        ) : null}
      </Cluster>
      <p className="menu-line">
        {t('menus.line', { kind: t(`menus.kind.${kind}`), vat: percent(Number(vatPct) / 100) })}
      </p>
      <Dialog
        isOpen={isEditing}
        onClose={() => setEditing(false)}
        title={t('menus.edit')}
        closeLabel={t('common.close')}
      >
        <MenuCardForm
          form={`menu ${draft.menuId}`}
          initial={cardOf(draft.menu.content)}
          services={services}
          stations={editing.stations}
          currency={currency}
          submitLabel={t('common.save')}
          onSave={(card) => changeMenu(draft, draft.menu, differing(draft.menu.content, card))}
          onDone={() => setEditing(false)}
        />
      </Dialog>
    </div>
  )
}

function Editor({ editing }: { readonly editing: MenuEditing }) {
  const t = useText()
  const { sections, menu } = editing.draft
  useHead({ title: t('menus.titleOf', { menu: menu.content.name }) })
  return (
    <Stack gap={24}>
      <MenuHead editing={editing} />
      <PublishPanel editing={editing} />
      {sections.length === 0 ? <p>{t('menus.section.empty')}</p> : null}
      {sections.map((section, place) => (
        <SectionEditor key={section.id} editing={editing} section={section} place={place} />
      ))}
      {editing.isCook ? <AddSection editing={editing} /> : null}
      <p className="menu-keys">{t('menus.keys')}</p>
    </Stack>
  )
}

function EditorWithBook({ draft }: { readonly draft: MenuDraft }) {
  const { book, access } = useKitchenBook(draft.kitchenId)
  const { stations } = useCrew(draft.kitchenId)
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : ''
  return (
    <Loaded of={book}>
      {(known) => (
        <Editor
          editing={{
            draft,
            book: known,
            stations,
            uid,
            isCook: access.may('cook'),
            isManager: access.may('manager'),
          }}
        />
      )}
    </Loaded>
  )
}

/** One menu: its sections and items, what they cost and hold, and the way to the guests. */
export function MenuEditorPage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const draft = useMenu(kitchenId, useParam('menuId'))
  const goneMessage = (
    <EmptyState drawing="nothing-here" level={1} title={t('menus.gone')} text={t('menus.gone.text')}>
      <LinkButton href={paths.kitchenDashboard(kitchenId, 'menus')}>{t('menus.all')}</LinkButton>
    </EmptyState>
  )
  return (
    <Page>
      <Loaded of={draft} empty={goneMessage}>
        {(value) => <EditorWithBook draft={value} />}
      </Loaded>
    </Page>
  )
}
