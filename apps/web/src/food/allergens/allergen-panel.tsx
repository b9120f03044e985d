import type { AllergenAnswer, AllergenGroup } from '@brigade/domain/food/allergens/allergens.ts'
import { linesBehindAnswer, type RecipeAllergens } from '@brigade/domain/food/recipes/recipe-allergens.ts'
import type { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { allergenSigns, groupsWith, namedIn } from './allergen-words.ts'

/** What guests must know comes first, then what is unknown. */
const ANSWERS_FIRST: readonly AllergenAnswer[] = ['contains', 'may', 'unknown', 'no']

interface AllergenPanelProps {
  readonly facts: RecipeAllergens
  readonly lines: readonly RecipeLine[]
}

interface GroupProps extends AllergenPanelProps {
  readonly group: AllergenGroup
}

function Group({ group, facts, lines }: GroupProps) {
  const t = useText()
  const { list } = useFormat()
  const answer = facts.allergens[group]
  const behind = linesBehindAnswer(facts, group)
  const names = lines.filter(({ lineKey }) => behind.includes(lineKey)).map(({ name }) => name)
  const named = namedIn(group, facts)
  return (
    <li className="allergen" data-answer={answer}>
      <span className="allergen-sign" aria-hidden="true">
        {allergenSigns[answer]}
      </span>
      <span className="allergen-words">
        <span>
          <strong>{t(`allergens.${group}`)}</strong> {t(`allergens.answer.${answer}`)}
          {named.length === 0 ? '' : ` (${list(named.map((name) => t(`allergens.named.${name}`)))})`}
        </span>
        {names.length === 0 ? null : <small>{t('recipes.through', { lines: list(names) })}</small>}
      </span>
    </li>
  )
}

/** The 14 groups, each with its answer in sign and word, and the lines that it comes from. */
export function AllergenPanel({ facts, lines }: AllergenPanelProps) {
  const t = useText()
  return (
    <section className="recipe-panel" aria-labelledby="allergens">
      <h2 id="allergens">{t('allergens.title')}</h2>
      <ul className="allergen-list">
        {ANSWERS_FIRST.flatMap((answer) => groupsWith(answer, facts)).map((group) => (
          <Group key={group} group={group} facts={facts} lines={lines} />
        ))}
      </ul>
    </section>
  )
}
