import { type Chef, chefs } from '@brigade/domain/people/profiles/chef.ts'
import type { EditCardProps } from '../../../shell/forms/edit-card.tsx'
import { listFromTyped } from '../../../lib/drafts/typed-list.ts'

/** What a person changes about this card, and how it is read and written. */
export const chefForm: EditCardProps<Chef> = {
  kind: 'chefs',
  collection: chefs,
  fields: [
    { name: 'displayName', label: 'cards.name', as: 'line', maxLength: 60 },
    { name: 'specialties', label: 'cards.specialties', hint: 'cards.commas', as: 'line', maxLength: 400 },
    { name: 'shortBio', label: 'cards.short', as: 'text', maxLength: 300 },
    { name: 'longBio', label: 'cards.long', as: 'text', maxLength: 3000 },
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
