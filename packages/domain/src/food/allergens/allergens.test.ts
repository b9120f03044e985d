import { describe, expect, test } from 'vitest'
import { ALLERGEN_GROUPS } from './allergen-groups.ts'
import { allAllergens, unknownAllergens } from './all-allergens.ts'
import { allergenDeclaration, Allergens, namedAllergenConflicts, NamedAllergens } from './allergens.ts'

describe('the 14 groups', () => {
  test('[AL1] there are 14 groups, each answered once', () => {
    expect(ALLERGEN_GROUPS).toHaveLength(14)
    expect(Object.keys(unknownAllergens())).toEqual([...ALLERGEN_GROUPS])
    expect(new Set(Object.values(unknownAllergens()))).toEqual(new Set(['unknown']))
  })

  test('[AL1] a record with a group missing is refused, so that missing is never read as no', () => {
    const { molluscs, ...rest } = allAllergens('no')
    expect(molluscs).toBe('no')
    expect(Allergens.safeParse(rest).success).toBe(false)
    expect(Allergens.safeParse({ ...allAllergens('no'), kiwi: 'no' }).success).toBe(false)
    expect(Allergens.safeParse({ ...allAllergens('no'), milk: 'maybe' }).success).toBe(false)
  })
})

describe('named cereals and nuts', () => {
  test('[AL1] spelt is declared as cereals with gluten: wheat (spelt)', () => {
    expect(allergenDeclaration('gluten', { spelt: 'contains' }, 'contains')).toBe(
      'cereals with gluten: wheat (spelt)',
    )
  })

  test('[AL1] cashew is declared as nuts: cashew', () => {
    expect(allergenDeclaration('nuts', { cashew: 'contains' }, 'contains')).toBe('nuts: cashew')
  })

  test('[AL1] what may be in the food is not declared as contained', () => {
    const named = { wheat: 'contains', oats: 'may', almond: 'may' } as const
    expect(allergenDeclaration('gluten', named, 'contains')).toBe('cereals with gluten: wheat')
    expect(allergenDeclaration('gluten', named, 'may')).toBe('cereals with gluten: oats')
    expect(allergenDeclaration('nuts', named, 'may')).toBe('nuts: almond')
    expect(allergenDeclaration('nuts', named, 'contains')).toBe('nuts')
  })

  test('[AL1] a nut outside the list, such as pine nut, is not a named nut', () => {
    expect(NamedAllergens.safeParse({ 'pine-nut': 'contains' }).success).toBe(false)
  })

  test('[AL1] a named cereal or nut may not say more than its group', () => {
    expect(
      namedAllergenConflicts({ allergens: allAllergens('no'), namedAllergens: { walnut: 'may' } }),
    ).toEqual(['walnut'])
    expect(
      namedAllergenConflicts({ allergens: allAllergens('may'), namedAllergens: { rye: 'contains' } }),
    ).toEqual(['rye'])
    expect(
      namedAllergenConflicts({
        allergens: { ...allAllergens('no'), gluten: 'contains' },
        namedAllergens: { rye: 'contains', oats: 'may' },
      }),
    ).toEqual([])
  })
})
