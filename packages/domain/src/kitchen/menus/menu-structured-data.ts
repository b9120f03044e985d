import { ALLERGEN_GROUPS } from '../../food/allergens/allergen-groups.ts'
import { allergenDeclaration, type AllergenFacts } from '../../food/allergens/allergens.ts'
import { moneyText } from '../../core/money/money-arithmetic.ts'
import type { MenuDiet, PublicMenu, PublicMenuItem } from './menu.ts'

/** A piece of JSON-LD, ready to be written as JSON. */
export type MenuStructuredData = Readonly<Record<string, unknown>>

/** Diets that schema.org has a word for [schema.org RestrictedDiet]. */
const restrictedDiet: Readonly<Record<MenuDiet, string>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  halal: 'https://schema.org/HalalDiet',
  kosher: 'https://schema.org/KosherDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  'lactose-free': 'https://schema.org/LowLactoseDiet',
}

/**
 * A published menu as schema.org Menu with MenuSection and MenuItem: prices as offers, diets, and all 14 allergen
 * answers of each item, unknown ones too.
 */
export function menuStructuredData(menu: PublicMenu): MenuStructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    name: menu.name,
    ...(menu.languages.length > 0 && { inLanguage: menu.languages }),
    hasMenuSection: menu.sections.map((section) => ({
      '@type': 'MenuSection',
      name: section.name,
      hasMenuItem: section.items.map(itemData),
    })),
  }
}

function itemData(item: PublicMenuItem): MenuStructuredData {
  return {
    '@type': 'MenuItem',
    name: item.name,
    ...(item.text !== '' && { description: item.text }),
    ...(item.price !== undefined && {
      offers: { '@type': 'Offer', price: moneyText(item.price), priceCurrency: item.price.currency },
    }),
    ...(item.diets.length > 0 && { suitableForDiet: item.diets.map((diet) => restrictedDiet[diet]) }),
    additionalProperty: allergenProperties(item),
  }
}

const answerWords = { contains: 'contains', may: 'may contain', no: 'no', unknown: 'unknown' } as const

function allergenProperties({ allergens, namedAllergens }: AllergenFacts): readonly MenuStructuredData[] {
  return ALLERGEN_GROUPS.map((group) => {
    const answer = allergens[group]
    const named = answer === 'may' ? 'may' : 'contains'
    return {
      '@type': 'PropertyValue',
      propertyID: 'allergen',
      name: allergenDeclaration(group, namedAllergens, named),
      value: answerWords[answer],
    }
  })
}
