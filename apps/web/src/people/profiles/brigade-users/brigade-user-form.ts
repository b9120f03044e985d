import { type BrigadeUser, brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import type { EditCardProps } from '../../../shell/forms/edit-card.tsx'
import { optionalText } from '../../../lib/drafts/typed-list.ts'

/** What a person changes about this card, and how it is read and written. */
export const brigadeUserForm: EditCardProps<BrigadeUser> = {
  kind: 'brigade-users',
  collection: brigadeUsers,
  fields: [
    { name: 'displayName', label: 'cards.name', as: 'line' },
    { name: 'headline', label: 'cards.headline', hint: 'cards.headlineHint', as: 'line' },
    { name: 'town', label: 'cards.town', as: 'line' },
    { name: 'bio', label: 'cards.about', as: 'text' },
  ],
  read: ({ displayName, headline, town = '', bio }) => ({ displayName, headline, town, bio }),
  changes: ({ displayName = '', headline = '', town, bio = '' }) => ({
    displayName: displayName.trim(),
    headline: headline.trim(),
    town: optionalText(town),
    bio: bio.trim(),
  }),
}
