import '../../../shell/styles/recipes.css'
import './recipe-import.css'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { useMemo, useState, useEffect, useEffectEvent } from 'react'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useSession } from '../../../lib/session/session-store.ts'
import { useText } from '../../../messages/text.tsx'
import { useUnsaved } from '../../../shell/busy.ts'
import { useHead } from '../../../shell/document/head.tsx'
import { BackLink } from '../../../shell/layouts/back-link.tsx'
import { useParam } from '../../../shell/page-context.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import type { IngredientFinder } from '../ingredient-finder.ts'
import type { KitchenBook } from '../kitchen-book.ts'
import { mayBin } from '../take-out-of-bin.ts'
import { useIngredientFinder } from '../use-ingredient-finder.ts'
import { useKitchenBook } from '../use-kitchen-book.ts'
import type { OwnAccess } from '../../../lib/kitchen/use-own-access.ts'
import { RefusedFiles, SavingOutcome } from './import-outcome.tsx'
import { ImportReview } from './import-review.tsx'
import { ImportSources } from './import-sources.tsx'
import { planImport } from './plan-import.ts'
import { type ReviewedItem, reviewOf } from './review.ts'
import { useImport } from './use-import.ts'
import { useSaving } from './use-saving.ts'

/** Takes files that are dropped beside the marked area: the browser would leave the page to show them. */
function useDropAnywhere(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const files = Array.from(event.dataTransfer?.files ?? [])
    if (files.length > 0) onFiles(files)
  })
  useEffect(() => {
    const stop = new AbortController()
    const hold = (event: DragEvent) => event.preventDefault()
    globalThis.addEventListener('dragover', hold, { signal: stop.signal })
    globalThis.addEventListener('drop', (event) => take(event), { signal: stop.signal })
    return () => stop.abort()
  }, [])
}

interface ImportDeskProps {
  readonly book: KitchenBook
  readonly finder: IngredientFinder
  readonly access: OwnAccess
}

/** What was known when saving began: what is saved meanwhile must not have the rest reviewed again with each batch. */
function useKnownBefore(now: ImportDeskProps, isSaving: boolean): ImportDeskProps {
  const [before, setBefore] = useState(now)
  const isOld = before.book !== now.book || before.finder !== now.finder
  if (isOld && !isSaving) setBefore(now)
  return before
}

/** From files to saved recipes, on one screen. */
function ImportWorkspace(known: ImportDeskProps) {
  const session = useSession()
  const { state, act, reading, takeFiles, takeText } = useImport(known.book.home.ownerId)
  const { saving, save, forget } = useSaving(act)
  const { book, finder } = useKnownBefore(known, saving?.isRunning === true)
  const items = useMemo(
    () => reviewOf(state, { kitchenId: book.home.ownerId, recipes: book.rows, finder }),
    [state, book, finder],
  )
  useUnsaved(items.length > 0)
  const take = (files: readonly File[]) => {
    forget()
    void takeFiles(files)
  }
  useDropAnywhere(take)
  const saveItems = (chosen: readonly ReviewedItem[]) => {
    const uid = session.state === 'signedIn' ? session.uid : ''
    const { home, recipes } = book
    const binned = new Map(book.binned.map(({ id, content }) => [id, content]))
    const mayTakeOut = (recipe: Recipe) => mayBin(known.access, recipe)
    const plan = {
      home,
      uid,
      now: Date.now(),
      known: recipes,
      binned,
      mayTakeOut,
      finder,
      choices: state.choices,
    }
    void save(planImport(chosen, plan))
  }
  return (
    <Stack gap={16}>
      <ImportSources
        reading={reading}
        onFiles={take}
        onText={(text) => {
          forget()
          void takeText(text)
        }}
      />
      <RefusedFiles files={state.refused} />
      {saving === null ? null : <SavingOutcome saving={saving} home={book.home} />}
      {items.length === 0 ? null : (
        <ImportReview
          items={items}
          finder={finder}
          isSaving={saving?.isRunning === true}
          act={act}
          onSave={saveItems}
          onLetGo={() => act({ kind: 'clear' })}
        />
      )}
    </Stack>
  )
}

/** Brings recipes in from files, web pages and pasted text, with a review before anything is saved. */
export function RecipeImportPage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const { book, access } = useKitchenBook(kitchenId)
  const stockLines = book.state === 'success' ? book.value.stockLines : undefined
  const finder = useIngredientFinder(stockLines)
  useHead({ title: t('recipes.import.title') })
  return (
    <Page>
      <Stack gap={16}>
        <div>
          <BackLink href={paths.kitchenDashboard(kitchenId, 'recipes')}>{t('recipes.title')}</BackLink>
          <h1>{t('recipes.import.title')}</h1>
        </div>
        <Loaded of={book}>
          {(open) =>
            access.may('cook') ? (
              <Loaded of={finder}>
                {(ready) => <ImportWorkspace book={open} finder={ready} access={access} />}
              </Loaded>
            ) : (
              <Banner state="info">{t('recipes.onlyCooks')}</Banner>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  )
}
