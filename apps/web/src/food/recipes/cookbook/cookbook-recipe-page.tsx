import '../../../shell/styles/recipes.css'
import '../../../shell/styles/recipe.css'
import './cookbook.css'
import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import type { CookbookRecipeData } from '@brigade/domain/food/recipes/cookbook-pages.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp-ms.ts'
import { Suspense } from 'react'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'
import { useHead } from '../../../shell/document/head.tsx'
import { usePayload } from '../../../shell/page-context.tsx'
import { BackLink } from '../../../shell/layouts/back-link.tsx'
import { lazyComponent } from '../../../shell/lazy-component.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { RecipeLines } from '../recipe-lines.tsx'
import { RecipeMethod } from '../recipe-method.tsx'
import { ScaleBar } from '../scale-bar.tsx'
import { useGives } from '../use-gives.ts'
import { useScaleWish } from '../scale-wish.ts'
import { ShareButton } from '../../../shell/sharing/share-button.tsx'
import { AllergenSummary } from '../../allergens/public.ts'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { useIsInBrowser } from '../../../lib/store/use-is-in-browser.ts'

/** Puts the page on paper; without JavaScript the browser's own menu does. */
function PrintButton() {
  const t = useText()
  if (!useIsInBrowser()) return null
  return <Button onClick={() => globalThis.print()}>{t('cookbook.print')}</Button>
}

/** The day it was published, formatted in one time zone so that server and browser agree. */
const TOLD_ZONE = 'UTC'

// Apart, because exact fractions come with it, and few readers scale.
const ScalingFields = lazyComponent(async () => (await import('./scaling.tsx')).ScalingFields)
const ScalingLines = lazyComponent(async () => (await import('./scaling.tsx')).ScalingLines)

function Lines({ recipe: { content, hideQuantities } }: CookbookRecipeData) {
  const t = useText()
  const [wish, change] = useScaleWish()
  if (content.lines.length === 0) return null
  const isScaled = wish.by !== 'as-is'
  const asIs = <RecipeLines lines={content.lines} />
  return (
    <section className="cookbook-part">
      <h2>{t('recipes.lines')}</h2>
      {hideQuantities ? (
        <Banner state="info">{t('cookbook.hidden')}</Banner>
      ) : (
        <ScaleBar content={content} wish={wish} change={change}>
          <Suspense>
            {isScaled ? <ScalingFields content={content} wish={wish} change={change} /> : null}
          </Suspense>
        </ScaleBar>
      )}
      <Suspense fallback={asIs}>{isScaled ? <ScalingLines content={content} wish={wish} /> : asIs}</Suspense>
    </section>
  )
}

function RecipeOf(data: CookbookRecipeData) {
  const { recipe, by } = data
  const t = useText()
  const { date } = useFormat()
  const gives = useGives(recipe.content)
  useHead({ title: recipe.name, facts: by === null ? [gives] : [gives, by.name] })
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <BackLink href={paths.recipes}>{t('cookbook.title')}</BackLink>
        <div>
          <h1>{recipe.name}</h1>
          <p className="recipe-gives">
            {by === null ? null : <Link href={by.path}>{by.name}</Link>}
            {by === null ? null : ' · '}
            {gives} · {t('cookbook.published', { day: date(msFromTimestamp(recipe.at), TOLD_ZONE) })}
          </p>
        </div>
        {recipe.tags.length === 0 ? null : (
          <Cluster gap={4}>
            {recipe.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </Cluster>
        )}
        <Cluster>
          <ShareButton title={recipe.name} />
          <PrintButton />
        </Cluster>
      </Stack>
      <Lines {...data} />
      <section className="cookbook-part">
        <h2>{t('allergens.title')}</h2>
        <AllergenSummary facts={recipe} />
      </section>
      <RecipeMethod content={recipe.content} />
    </Stack>
  )
}

/** A recipe shown to everybody: read, scaled and printed; without JavaScript as it is written. */
export function CookbookRecipePage() {
  const t = useText()
  const data = usePayload<CookbookRecipeData>()
  return (
    <Page width="reading">
      {data === null ? <Skeleton label={t('shell.waiting')} /> : <RecipeOf {...data} />}
    </Page>
  )
}
