import { type Chef, chefs } from '@brigade/domain/people/profiles/chef.ts'
import type { EditCardProps } from '../../../shell/forms/edit-card.tsx'
import { listFromTyped } from '../../../lib/drafts/typed-list.ts'

/** What a person changes about this card, and how it is read and written. */
export const chefForm: EditCardProps<Chef> = {
  kind: 'chefs',
  collection: chefs,
  fields: [
    { name: 'displayName', label: 'cards.name', as: 'line' },
    { name: 'specialties', label: 'cards.specialties', hint: 'cards.commas', as: 'line' },
    { name: 'shortBio', label: 'cards.short', as: 'text' },
    { name: 'longBio', label: 'cards.long', as: 'text' },
    { name: 'isListed', label: 'cards.listed', as: 'tick' },
  ],
  read: ({ displayName, specialties, shortBio, longBio, isListed }) => ({
    displayName,
    specialties: specialties.join(', '),
    shortBio,
    longBio,
    isListed: isListed ? 'on' : '',
  }),
  changes: ({ displayName = '', specialties = '', shortBio = '', longBio = '', isListed = '' }) => ({
    displayName: displayName.trim(),
    specialties: listFromTyped(specialties),
    shortBio: shortBio.trim(),
    longBio: longBio.trim(),
    isListed: isListed !== '',
  }),
}
