import { IngredientCategory } from '@brigade/domain/food/ingredients/ingredient-category.ts'
import { type Supplier, suppliers } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import type { EditCardProps } from '../../shell/forms/edit-card.tsx'
import { knownFromTyped, listFromTyped, optionalText } from '../../lib/drafts/typed-list.ts'
import { countriesIn } from '../../lib/location/countries.ts'
import { regionsFromTyped, regionsText } from './typed-regions.ts'

/**
 * What a person changes about this card, and how it is read and written.
 * @param locale - in which countries are named
 */
export function supplierForm(locale: string): EditCardProps<Supplier> {
  const countries = countriesIn(locale)
  return {
    kind: 'suppliers',
    collection: suppliers,
    fields: [
      { name: 'companyName', label: 'cards.company', as: 'line' },
      {
        name: 'categories',
        label: 'cards.categories',
        as: 'several',
        choices: IngredientCategory.options.map((value) => ({
          value,
          label: `catalogue.category.${value}` as const,
        })),
      },
      { name: 'regions', label: 'cards.regions', hint: 'cards.regionsHint', as: 'text' },
      { name: 'deliveryDays', label: 'cards.days', as: 'weekdays' },
      { name: 'website', label: 'cards.website', hint: 'cards.websiteHint', as: 'line' },
      { name: 'shortBio', label: 'cards.short', as: 'text' },
      { name: 'longBio', label: 'cards.long', as: 'text' },
      { name: 'isTakingKitchens', label: 'cards.taking', as: 'tick' },
    ],
    read: (card) => ({
      companyName: card.companyName,
      categories: card.categories.join(', '),
      regions: regionsText(card.regions, countries),
      deliveryDays: card.deliveryDays.join(', '),
      website: card.website ?? '',
      shortBio: card.shortBio,
      longBio: card.longBio,
      isTakingKitchens: card.isTakingKitchens ? 'on' : '',
    }),
    changes: (values) => ({
      companyName: (values['companyName'] ?? '').trim(),
      categories: knownFromTyped(values['categories'] ?? '', IngredientCategory.options),
      regions: [...regionsFromTyped(values['regions'] ?? '', countries)],
      deliveryDays: listFromTyped(values['deliveryDays'] ?? '').map(Number),
      website: optionalText(values['website']),
      shortBio: (values['shortBio'] ?? '').trim(),
      longBio: (values['longBio'] ?? '').trim(),
      isTakingKitchens: (values['isTakingKitchens'] ?? '') !== '',
    }),
  }
}
