import { type Recruiter, recruiters } from '@brigade/domain/people/profiles/recruiter.ts'
import type { EditCardProps } from '../../shell/forms/edit-card.tsx'
import { listFromTyped, optionalText } from '../../lib/drafts/typed-list.ts'

/** What a person changes about this card, and how it is read and written. */
export const recruiterForm: EditCardProps<Recruiter> = {
  kind: 'recruiters',
  collection: recruiters,
  fields: [
    { name: 'companyName', label: 'cards.company', as: 'line' },
    { name: 'website', label: 'cards.website', hint: 'cards.websiteHint', as: 'line' },
    { name: 'sectors', label: 'cards.sectors', hint: 'cards.commas', as: 'line' },
    { name: 'shortBio', label: 'cards.short', as: 'text' },
    { name: 'longBio', label: 'cards.long', as: 'text' },
  ],
  read: ({ companyName, website = '', sectors, shortBio, longBio }) => ({
    companyName,
    website,
    sectors: sectors.join(', '),
    shortBio,
    longBio,
  }),
  changes: ({ companyName = '', website, sectors = '', shortBio = '', longBio = '' }) => ({
    companyName: companyName.trim(),
    website: optionalText(website),
    sectors: listFromTyped(sectors),
    shortBio: shortBio.trim(),
    longBio: longBio.trim(),
  }),
}
