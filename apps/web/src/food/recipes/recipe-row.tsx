import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Money } from '@brigade/design-system/atoms/money.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import type { Recipe, RecipeState } from '@brigade/domain/food/recipes/recipe.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useText } from '../../messages/text.tsx'
import type { KitchenBook } from './kitchen-book.ts'
import { useMoneyWords } from '../../lib/format/money-words.ts'
import { recipePath } from './recipe-home.ts'
import { useGives } from './use-gives.ts'
import { AllergenSummary } from '../allergens/public.ts'

interface RecipeRowProps {
  readonly row: StoredDocument<Recipe>
  readonly book: KitchenBook
}

const STATE_MARKS = { draft: 'neutral', approved: 'ok', archived: 'neutral' } as const satisfies Record<
  RecipeState,
  string
>

function Cost({ recipeId, book }: { readonly recipeId: string; readonly book: KitchenBook }) {
  const t = useText()
  const money = useMoneyWords(book.settings.currency)
  if (book.costs === undefined) return null
  const cost = book.costs.of(recipeId)
  const portion = money.cost(cost, 'portion')
  const batch = portion === undefined ? money.cost(cost, 'batch') : undefined
  const missing = cost?.missing.size ?? 0
  const isKnown = portion !== undefined || batch !== undefined
  const of = batch === undefined ? t('recipes.perPortion') : t('recipes.perBatch')
  return (
    <span className="recipe-row-cost">
      <Money text={portion ?? batch} unknown={t('recipes.costUnknown')} />
      <small>
        {[
          ...(isKnown ? [of] : []),
          ...(missing === 0 ? [] : [t('recipes.missingCount', { count: missing })]),
        ].join(' · ')}
      </small>
    </span>
  )
}

/** One recipe in the list: what it gives, what it costs, what is in it. */
export function RecipeRow({ row, book }: RecipeRowProps) {
  const t = useText()
  const { name, current, state } = row.content
  const gives = useGives(current)
  const allergens = book.allergens.of(row.id)
  return (
    <>
      <div className="recipe-row-words">
        <Link className="recipe-row-name" href={recipePath(book.home, row.id)}>
          {name}
        </Link>
        <span className="recipe-row-detail">
          {gives}
          {row.hasPendingWrites ? ` · ${t('common.waitingToSync')}` : ''}
        </span>
        {allergens === undefined ? null : <AllergenSummary facts={allergens} />}
      </div>
      <Cost recipeId={row.id} book={book} />
      <StateMark state={STATE_MARKS[state]}>{t(`recipes.state.${state}`)}</StateMark>
    </>
  )
}
