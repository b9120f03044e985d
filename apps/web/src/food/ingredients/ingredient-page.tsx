import './ingredients.css'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Columns } from '@brigade/design-system/layouts/columns.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useText } from '../../messages/text.tsx'
import { BackLink } from '../../shell/layouts/back-link.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { CountUnitsSection } from './count-units-section.tsx'
import { IngredientHeading } from './ingredient-heading.tsx'
import { MeasuresSection } from './measures-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { useKitchenRecipes } from './use-kitchen-recipes.ts'
import { type Shelf, useShelf } from '../../lib/kitchen/use-shelf.ts'
import { StockSection } from './stock/stock-section.tsx'
import { YieldsSection } from './yields-section.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { useState, useMemo } from 'react'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { AllergensDialog } from './allergens-dialog.tsx'
import type { IngredientPart, PartWithRecipes } from './parts.ts'
import { AllergenAnswerRow } from '../allergens/public.ts'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { kitchenCosts } from '@brigade/domain/food/recipes/recipe-cost.ts'
import { recipesAbove, recipesUsing } from '@brigade/domain/food/recipes/recipe-graph.ts'
import { useMoneyWords } from '../../lib/format/money-words.ts'

/** The recipes that name the ingredient, then those above them. */
function useUsers({ lineId, recipes }: PartWithRecipes) {
  return useMemo(() => {
    if (recipes === undefined) return undefined
    const direct = recipesUsing({ kind: 'ingredient', refId: lineId }, recipes)
    const above = new Set(direct.flatMap((id) => [...recipesAbove(id, recipes)]))
    for (const id of direct) above.delete(id)
    return [
      ...direct.map((id) => ({ id, how: 'direct' as const })),
      ...[...above].map((id) => ({ id, how: 'above' as const })),
    ]
  }, [lineId, recipes])
}

function useCosts({ shelf, recipes }: PartWithRecipes) {
  const { stockLines, priceLines, settings } = shelf
  return useMemo(
    () =>
      recipes === undefined || priceLines === undefined
        ? undefined
        : kitchenCosts({ recipes, stockLines, priceLines, currency: settings.currency }),
    [recipes, stockLines, priceLines, settings.currency],
  )
}

/** Where the ingredient goes, with what a portion costs there. */
function UsedIn(props: PartWithRecipes) {
  const t = useText()
  const users = useUsers(props)
  const costs = useCosts(props)
  const money = useMoneyWords(props.shelf.settings.currency)
  const costOf = (recipeId: string) => {
    const cost = costs?.of(recipeId)
    return money.cost(cost, 'portion') ?? money.cost(cost, 'batch')
  }
  return (
    <section className="ingredient-part" aria-labelledby="used">
      <h2 id="used">{t('ingredients.used.title')}</h2>
      {users === undefined ? <Skeleton label={t('shell.waiting')} /> : null}
      {users?.length === 0 ? <p className="ingredient-quiet">{t('ingredients.used.none')}</p> : null}
      {users === undefined || users.length === 0 ? null : (
        <Cells>
          {users.map(({ id, how }) => (
            <Cell
              key={id}
              href={paths.kitchenDashboard(props.shelf.kitchenId, 'recipes', id)}
              title={props.recipes?.get(id)?.name}
              detail={t(`ingredients.used.${how}`)}
              trail={costOf(id)}
            />
          ))}
        </Cells>
      )}
    </section>
  )
}

function isPast(day: string, zone: string): boolean {
  return day < localDateAndTime(Date.now(), zone).date
}

/** Who vouches for the answers and until when, or that nobody does. */
function Proof({ shelf, stockLine }: IngredientPart) {
  const t = useText()
  const format = useFormat()
  const proof = stockLine.allergenProof
  const member = useDocument(
    teamMembers,
    proof === undefined ? null : { kitchenId: shelf.kitchenId, uid: proof.by },
  )
  if (proof === undefined) return <p className="ingredient-quiet">{t('ingredients.allergens.noProof')}</p>
  const known = member.state === 'success' ? member.value?.content.displayName : undefined
  const words = { name: known ?? t('ingredients.allergens.somebody'), day: format.day(proof.expiresOn) }
  const isOver = isPast(proof.expiresOn, shelf.settings.zone)
  return isOver ? (
    <StateMark state="warn">{t('ingredients.allergens.proofOver', words)}</StateMark>
  ) : (
    <p className="ingredient-quiet">{t('ingredients.allergens.proof', words)}</p>
  )
}

/** The 14 groups with what is known of each, in sign and word. */
function AllergensSection(props: IngredientPart) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="ingredient-part" aria-labelledby="allergens">
      <Cluster justify="between">
        <h2 id="allergens">{t('ingredients.allergens.title')}</h2>
        {props.shelf.access.may('cook') ? (
          <Button onClick={() => setOpen(true)}>{t('ingredients.allergens.edit')}</Button>
        ) : null}
      </Cluster>
      <ul className="allergen-answers">
        {ALLERGEN_GROUPS.map((group) => (
          <AllergenAnswerRow key={group} group={group} facts={props.stockLine} />
        ))}
      </ul>
      <Proof {...props} />
      {isOpen ? <AllergensDialog {...props} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}

function Details({ shelf, lineId }: { readonly shelf: Shelf; readonly lineId: string }) {
  const t = useText()
  const recipes = useKitchenRecipes(shelf.kitchenId)
  const stockLine = shelf.stockLines.get(lineId)
  if (stockLine === undefined) {
    return (
      <EmptyState
        drawing="nothing-here"
        level={1}
        title={t('ingredients.none.title')}
        text={t('ingredients.none.text')}
      >
        <LinkButton href={paths.kitchenDashboard(shelf.kitchenId, 'ingredients')}>
          {t('ingredients.back')}
        </LinkButton>
      </EmptyState>
    )
  }
  const parts = { shelf, lineId, stockLine }
  return (
    <Stack gap={24}>
      <IngredientHeading {...parts} recipes={recipes} />
      <Columns>
        <Stack gap={32}>
          <StockSection {...parts} recipes={recipes} />
          <PricesSection {...parts} recipes={recipes} />
          <MeasuresSection {...parts} />
          <YieldsSection {...parts} />
          <CountUnitsSection {...parts} />
        </Stack>
        <Stack gap={32}>
          <AllergensSection {...parts} />
          <UsedIn {...parts} recipes={recipes} />
        </Stack>
      </Columns>
    </Stack>
  )
}

/** One ingredient of a kitchen: what it costs, what is in it, how it is measured and where it goes. */
export function IngredientPage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const lineId = useParam('ingredientId')
  const shelf = useShelf(kitchenId)
  return (
    <Page>
      <Stack gap={8}>
        <BackLink href={paths.kitchenDashboard(kitchenId, 'ingredients')}>{t('ingredients.back')}</BackLink>
        <Loaded of={shelf}>{(value) => <Details shelf={value} lineId={lineId} />}</Loaded>
      </Stack>
    </Page>
  )
}
