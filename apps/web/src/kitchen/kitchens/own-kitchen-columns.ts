import { rankOf } from '@brigade/domain/access/roles/access.ts'
import type { Translate } from '../../messages/text.tsx'
import type { ListColumn } from '../../shell/lists/list-order.ts'
import { accessWords } from '../../lib/kitchen/team-words.table.ts'
import { kindWords } from './kitchen-words.table.ts'
import type { OwnKitchen } from '../../lib/kitchen/use-own-kitchens.ts'

/** What the list says of each kitchen a person works in; nothing yet of one whose card is on its way. */
export function ownKitchenColumns(t: Translate): readonly ListColumn<OwnKitchen>[] {
  return [
    { heading: t('lists.name'), kind: 'text', valueOf: ({ kitchen }) => kitchen?.name ?? '' },
    {
      heading: t('kitchens.field.kind'),
      kind: 'text',
      valueOf: ({ kitchen }) => (kitchen === undefined ? '' : t(kindWords[kitchen.kind])),
    },
    {
      heading: t('kitchens.field.town'),
      kind: 'text',
      valueOf: ({ kitchen }) => kitchen?.address.town ?? '',
    },
    {
      heading: t('lists.access'),
      kind: 'text',
      valueOf: ({ member }) => t(accessWords[member.access]),
      placeOf: ({ member }) => -rankOf(member.access),
    },
    { heading: t('lists.since'), kind: 'text', valueOf: ({ member }) => member.from },
  ]
}
