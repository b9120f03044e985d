import { type Menu, menuStates } from '@brigade/domain/kitchen/menus/menu.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import type { Translate } from '../../messages/text.tsx'
import type { ListColumn } from '../../shell/lists/list-order.ts'

/** What the list says of each menu. */
export function menuColumns(t: Translate): readonly ListColumn<StoredDocument<Menu>>[] {
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
