import './allergen-answers.css'
import type { AllergenFacts, AllergenGroup } from '@brigade/domain/food/allergens/allergens.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { allergenSigns, namedIn } from './allergen-words.ts'

interface AllergenAnswerRowProps {
  readonly group: AllergenGroup
  readonly facts: AllergenFacts
}

/** One group and what is known of it, in sign and word. */
export function AllergenAnswerRow({ group, facts }: AllergenAnswerRowProps) {
  const t = useText()
  const { list } = useFormat()
  const answer = facts.allergens[group]
  const named = namedIn(group, facts).map((name) => t(`allergens.named.${name}`))
  return (
    <li className="allergen-answer" data-answer={answer}>
      <span aria-hidden="true">{allergenSigns[answer]}</span>
      <span>
        <strong>{t(`allergens.${group}`)}</strong>
        {named.length === 0 ? null : ` (${list(named)})`}
      </span>
      <span className="allergen-answer-word">{t(`allergens.answer.${answer}`)}</span>
    </li>
  )
}
