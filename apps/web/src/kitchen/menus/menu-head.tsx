import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { differing } from '@brigade/domain/core/documents/changed-fields.ts'
import { useState } from 'react'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { BackLink } from '../../shell/layouts/back-link.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { paths } from '../../lib/routing/paths.ts'
import { offerUndo } from '../../shell/undo/undo.ts'
import type { MenuEditing } from './menu-editing.ts'
import { binnedNow, changeMenu } from './menu-actions.ts'
import { MenuCardForm } from './menu-card-form.tsx'

const marks = { draft: 'neutral', published: 'ok', withdrawn: 'warn' } as const

/** Name, kind and state of the menu, and what is done with it as a whole. */
export function MenuHead({ editing }: { readonly editing: MenuEditing }) {
  const t = useText()
  const { percent } = useFormat()
  const { draft, isCook } = editing
  const { name, kind, vatPct, state, currency } = draft.menu.content
  const [isEditing, setEditing] = useState(false)
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
          initial={{ name, kind, vatPct }}
          currency={currency}
          submitLabel={t('common.save')}
          onSave={(card) => changeMenu(draft, draft.menu, differing(draft.menu.content, card))}
          onDone={() => setEditing(false)}
        />
      </Dialog>
    </div>
  )
}
