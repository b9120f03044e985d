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
import { AllergensSection } from './allergens-section.tsx'
import { CountUnitsSection } from './count-units-section.tsx'
import { IngredientHeading } from './ingredient-heading.tsx'
import { MeasuresSection } from './measures-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { UsedIn } from './used-in.tsx'
import { useKitchenRecipes } from './use-kitchen-recipes.ts'
import { type Shelf, useShelf } from '../../lib/kitchen/use-shelf.ts'
import { YieldsSection } from './yields-section.tsx'

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
