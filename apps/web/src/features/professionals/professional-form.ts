import { type Professional, professionals } from '@brigade/domain/people/professional.ts'
import type { EditCardProps } from '../cards/edit-card.tsx'
import { listFromTyped } from '../cards/typed-list.ts'

/** What a person changes about this card, and how it is read and written. */
export const professionalForm: EditCardProps<Professional> = {
  kind: 'professionals',
  collection: professionals,
  fields: [
    { name: 'displayName', label: 'cards.name', as: 'line', maxLength: 60 },
    { name: 'title', label: 'cards.title', hint: 'cards.titleHint', as: 'line', maxLength: 60 },
    { name: 'cuisines', label: 'cards.cuisines', hint: 'cards.commas', as: 'line', maxLength: 400 },
    { name: 'shortBio', label: 'cards.short', as: 'text', maxLength: 300 },
    { name: 'longBio', label: 'cards.long', as: 'text', maxLength: 3000 },
    { name: 'isListed', label: 'cards.listed', as: 'tick' },
  ],
  read: ({ displayName, title, cuisines, shortBio, longBio, isListed }) => ({
    displayName,
    title,
    cuisines: cuisines.join(', '),
    shortBio,
    longBio,
    isListed: isListed ? 'on' : '',
  }),
  changes: ({ displayName = '', title = '', cuisines = '', shortBio = '', longBio = '', isListed = '' }) => ({
    displayName: displayName.trim(),
    title: title.trim(),
    cuisines: listFromTyped(cuisines),
    shortBio: shortBio.trim(),
    longBio: longBio.trim(),
    isListed: isListed !== '',
  }),
}
