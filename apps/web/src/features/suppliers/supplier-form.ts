import { type Supplier, suppliers } from '@brigade/domain/people/supplier.ts'
import type { EditCardProps } from '../cards/edit-card.tsx'
import { optionalText } from '../cards/typed-list.ts'

/** What a person changes about this card, and how it is read and written. */
export const supplierForm: EditCardProps<Supplier> = {
  kind: 'suppliers',
  collection: suppliers,
  fields: [
    { name: 'companyName', label: 'cards.company', as: 'line', maxLength: 80 },
    { name: 'website', label: 'cards.website', hint: 'cards.websiteHint', as: 'line', maxLength: 200 },
    { name: 'shortBio', label: 'cards.short', as: 'text', maxLength: 300 },
    { name: 'longBio', label: 'cards.long', as: 'text', maxLength: 3000 },
    { name: 'isTakingKitchens', label: 'cards.taking', as: 'tick' },
  ],
  read: ({ companyName, website = '', shortBio, longBio, isTakingKitchens }) => ({
    companyName,
    website,
    shortBio,
    longBio,
    isTakingKitchens: isTakingKitchens ? 'on' : '',
  }),
  changes: ({ companyName = '', website, shortBio = '', longBio = '', isTakingKitchens = '' }) => ({
    companyName: companyName.trim(),
    website: optionalText(website),
    shortBio: shortBio.trim(),
    longBio: longBio.trim(),
    isTakingKitchens: isTakingKitchens !== '',
  }),
}
