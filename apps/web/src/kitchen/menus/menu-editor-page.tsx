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
import { MenuHead } from './menu-head.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { AddSection, SectionEditor } from './section-editor.tsx'
import { type MenuDraft, useMenu } from './use-menu.ts'
import { useKitchenBook } from '../../food/recipes/public.ts'

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
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : ''
  return (
    <Loaded of={book}>
      {(known) => (
        <Editor
          editing={{
            draft,
            book: known,
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
