import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { ALLERGEN_ANSWERS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import type {
  AllergenAnswer,
  AllergenFacts,
  AllergenGroup,
} from '@brigade/domain/food/allergens/allergens.ts'
import { useId } from 'react'
import { useText } from '../../messages/text.tsx'
import { allergenSigns } from './allergen-words.ts'
import { namesOfGroup, withAnswer, withNamed } from './allergen-form.ts'

interface AllergenQuestionProps {
  readonly group: AllergenGroup
  readonly facts: AllergenFacts
  /** The shared catalogue's answer. */
  readonly shared: AllergenAnswer
  /** Whether "free from" may be claimed. */
  readonly mayDeny: boolean
  readonly onChange: (facts: AllergenFacts) => void
}

/** Cereals or nuts by name, once their group is in the food. */
function Names({ group, facts, onChange }: AllergenQuestionProps) {
  const t = useText()
  const names = namesOfGroup(group)
  const answer = facts.allergens[group]
  if (names.length === 0 || (answer !== 'contains' && answer !== 'may')) return null
  return (
    <fieldset className="allergen-names">
      <legend>{t('ingredients.allergens.which')}</legend>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={t(`allergens.named.${name}`)}
          checked={facts.namedAllergens[name] !== undefined}
          onChange={(event) => onChange(withNamed(facts, name, event.target.checked))}
        />
      ))}
    </fieldset>
  )
}

/** One group: contains, may contain, free from, or not known; sign and word, one key press each. */
export function AllergenQuestion(props: AllergenQuestionProps) {
  const { group, facts, shared, mayDeny, onChange } = props
  const t = useText()
  const id = useId()
  return (
    <div className="allergen-question" data-answer={facts.allergens[group]}>
      <fieldset className="allergen-choice">
        <legend>{t(`allergens.${group}`)}</legend>
        {shared === 'unknown' || shared === facts.allergens[group] ? null : (
          <small>{t('ingredients.allergens.catalogue', { answer: t(`allergens.answer.${shared}`) })}</small>
        )}
        <div className="allergen-options">
          {ALLERGEN_ANSWERS.map((answer) => (
            <label key={answer} className="allergen-option">
              <input
                type="radio"
                name={id}
                value={answer}
                checked={facts.allergens[group] === answer}
                disabled={answer === 'no' && !mayDeny}
                onChange={() => onChange(withAnswer(facts, group, answer))}
              />
              <span aria-hidden="true">{allergenSigns[answer]}</span>
              {t(`allergens.answer.${answer}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Names {...props} />
    </div>
  )
}
