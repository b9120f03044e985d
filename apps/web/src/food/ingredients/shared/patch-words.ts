import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import { NamedAllergen } from '@brigade/domain/food/allergens/allergens.ts'
import type { IngredientPatch } from '@brigade/domain/food/ingredients/ingredient-proposal.ts'
import type { Ingredient } from '@brigade/domain/food/ingredients/ingredient.ts'
import { useText } from '../../../messages/text.tsx'

type Text = ReturnType<typeof useText>

function allergenWords(t: Text, patch: IngredientPatch, before: Ingredient): readonly string[] {
  const { allergens } = patch
  if (allergens === undefined) return []
  return ALLERGEN_GROUPS.filter((group) => allergens[group] !== before.allergens[group]).map((group) =>
    t('shared.patch.is', {
      what: t(`allergens.${group}`),
      value: t(`allergens.answer.${allergens[group]}`),
    }),
  )
}

function namedWords(t: Text, { namedAllergens }: IngredientPatch): readonly string[] {
  if (namedAllergens === undefined) return []
  return NamedAllergen.options.flatMap((name) => {
    const answer = namedAllergens[name]
    if (answer === undefined) return []
    return t('shared.patch.is', {
      what: t(`allergens.named.${name}`),
      value: t(`allergens.answer.${answer}`),
    })
  })
}

function plainWords(t: Text, patch: IngredientPatch): readonly string[] {
  const { name, category, synonyms, tags, gtins, isTcs } = patch
  const lines: readonly (readonly [what: string, value: string | undefined])[] = [
    [t('shared.name'), name],
    [t('catalogue.category'), category === undefined ? undefined : t(`catalogue.category.${category}`)],
    [t('shared.synonyms'), synonyms?.map(({ text, lang }) => `${text} (${lang})`).join(', ')],
    [t('shared.tags'), tags?.join(', ')],
    [t('shared.gtins'), gtins?.join(', ')],
    [t('shared.tcs'), isTcs === undefined ? undefined : t(isTcs ? 'shared.tcs.yes' : 'shared.tcs.no')],
  ]
  return lines.flatMap(([what, value]) =>
    value === undefined
      ? []
      : [t('shared.patch.is', { what, value: value === '' ? t('shared.patch.nothing') : value })],
  )
}

/** What a proposal would change, one sentence a fact. */
export function usePatchWords(): (patch: IngredientPatch, before: Ingredient) => readonly string[] {
  const t = useText()
  return (patch, before) => [
    ...plainWords(t, patch),
    ...allergenWords(t, patch, before),
    ...namedWords(t, patch),
  ]
}
