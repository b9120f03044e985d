import './allergen-summary.css'
import type { AllergenFacts } from '@brigade/domain/food/allergens/allergens.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { allergenSigns, groupsWith } from './allergen-words.ts'

/** Allergens in one line: what it contains by name, what may be in it, and how many groups nobody knows. */
export function AllergenSummary({ facts }: { readonly facts: AllergenFacts }) {
  const t = useText()
  const { list } = useFormat()
  const named = (['contains', 'may'] as const).flatMap((answer) => {
    const groups = groupsWith(answer, facts).map((group) => t(`allergens.${group}`))
    return groups.length === 0 ? [] : [{ answer, text: list(groups) }]
  })
  const unknown = groupsWith('unknown', facts).length
  return (
    <span className="allergen-summary">
      {named.map(({ answer, text }) => (
        <span key={answer} data-answer={answer}>
          <span aria-hidden="true">{allergenSigns[answer]}</span> {t(`allergens.answer.${answer}`)}: {text}
        </span>
      ))}
      {unknown === 0 ? null : (
        <span data-answer="unknown">
          <span aria-hidden="true">{allergenSigns.unknown}</span>{' '}
          {t('recipes.allergensUnknown', { count: unknown })}
        </span>
      )}
      {named.length === 0 && unknown === 0 ? (
        <span data-answer="no">
          <span aria-hidden="true">{allergenSigns.no}</span> {t('recipes.allergensNone')}
        </span>
      ) : null}
    </span>
  )
}
