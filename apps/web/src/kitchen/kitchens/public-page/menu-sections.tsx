import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { ALLERGEN_GROUPS, declaredNames } from '@brigade/domain/food/allergens/allergen-groups.ts'
import type {
  AllergenAnswer,
  AllergenFacts,
  AllergenGroup,
} from '@brigade/domain/food/allergens/allergens.ts'
import type { PublicMenu, PublicMenuItem } from '@brigade/domain/kitchen/menus/menu.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { type Translate, useText } from '../../../messages/text.tsx'

/** A diet that already says "free from" the group. */
const SAID_BY_DIET: Readonly<Record<string, string>> = { gluten: 'gluten-free', milk: 'lactose-free' }

interface Words {
  readonly t: Translate
  readonly list: (parts: readonly string[]) => string
}

function groupsAnswered({ t, list }: Words, facts: AllergenFacts, answer: AllergenAnswer): string {
  const named = answer === 'may' ? 'may' : 'contains'
  const wordsOf = (group: AllergenGroup) => {
    const names = declaredNames(group, facts.namedAllergens, named).map((name) =>
      t(`allergens.named.${name}`),
    )
    const words = t(`allergens.${group}`)
    return names.length === 0 ? words : t('allergens.withNames', { group: words, names: list(names) })
  }
  return list(ALLERGEN_GROUPS.filter((group) => facts.allergens[group] === answer).map(wordsOf))
}

/** What a plate holds of the 14 groups; unknown answers are shown as "?", never left out. */
function AllergenLines({ facts }: { readonly facts: AllergenFacts }) {
  const t = useText()
  const words = { t, list: useFormat().list }
  const [contains, may, unknown] = [
    groupsAnswered(words, facts, 'contains'),
    groupsAnswered(words, facts, 'may'),
    groupsAnswered(words, facts, 'unknown'),
  ]
  const isNothingKnown = ALLERGEN_GROUPS.every((group) => facts.allergens[group] === 'unknown')
  if (isNothingKnown) {
    return (
      <p className="menu-allergens" data-answer="unknown">
        <strong>?</strong> {t('guests.unknownAll')}
      </p>
    )
  }
  if (contains === '' && may === '' && unknown === '')
    return <p className="menu-allergens">{t('guests.noneOf14')}</p>
  return (
    <p className="menu-allergens">
      {contains === '' ? null : (
        <span>
          <strong>{t('guests.contains')}:</strong> {contains}
        </span>
      )}
      {may === '' ? null : (
        <span>
          <strong>{t('guests.may')}:</strong> {may}
        </span>
      )}
      {unknown === '' ? null : (
        <span data-answer="unknown">
          <strong>? {t('guests.unknown')}:</strong> {unknown}
        </span>
      )}
    </p>
  )
}

function Options({ options }: Pick<PublicMenuItem, 'options'>) {
  const t = useText()
  const { money } = useFormat()
  if (options.length === 0) return null
  return (
    <div className="menu-options">
      <p>{t('guests.options')}</p>
      <ul>
        {options.map(({ name, priceChange, ...facts }) => {
          const change =
            priceChange.minor === 0 ? '' : `${priceChange.minor > 0 ? '+' : ''}${money(priceChange)}`
          return (
            <li key={name}>
              {t('guests.option', { name, change })}
              <AllergenLines facts={facts} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Claims({ item }: { readonly item: PublicMenuItem }) {
  const t = useText()
  const claims = item.freeFrom.filter((group) => !item.diets.some((diet) => diet === SAID_BY_DIET[group]))
  if (claims.length + item.diets.length === 0) return null
  return (
    <p className="menu-diets">
      {item.diets.map((diet) => (
        <Badge key={diet}>{t(`guests.diet.${diet}`)}</Badge>
      ))}
      {claims.map((group) => (
        <Badge key={group}>{t('guests.claim', { group: t(`allergens.${group}`) })}</Badge>
      ))}
    </p>
  )
}

interface MenuSectionsProps {
  readonly sections: PublicMenu['sections']
  /** Level of a section's heading; items are one level below. */
  readonly level: 2 | 3
}

/** Sections and items of a published menu, as guests read them. */
export function MenuSections({ sections, level }: MenuSectionsProps) {
  const t = useText()
  const { money } = useFormat()
  const SectionHeading = `h${level}` as const
  const ItemHeading = level === 2 ? 'h3' : 'h4'
  return sections.map((section) => (
    <section key={section.id} className="menu-section">
      <SectionHeading>{section.name}</SectionHeading>
      <ul className="menu-items">
        {section.items.map((item) => (
          <li key={item.id} className="menu-item-public">
            <div className="menu-item-head">
              <ItemHeading>{item.name}</ItemHeading>
              <span className="menu-price">
                {item.price === undefined ? t('guests.price.none') : money(item.price)}
              </span>
            </div>
            {item.text === '' ? null : <p>{item.text}</p>}
            <Claims item={item} />
            <AllergenLines facts={item} />
            <Options options={item.options} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
