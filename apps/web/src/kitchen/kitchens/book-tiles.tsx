import type { KitchenFigures } from '@brigade/domain/kitchen/kitchens/kitchen-figures.ts'
import { readKitchenFigures } from '@brigade/domain/kitchen/kitchens/kitchen-functions.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp-ms.ts'
import { BookOpenText, CircleHelp } from 'lucide'
import type { ReactNode } from 'react'
import { useCallAnswer } from '../../lib/calls/use-call-answer.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../lib/routing/paths.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { useText } from '../../messages/text.tsx'
import { Tile } from './tile.tsx'

interface TileOf {
  readonly kitchenId: string
  /** Undefined while they are on their way; null when nobody can say. */
  readonly figures: KitchenFigures | undefined | null
  /** How old the figures are, in words, when they are not of now. */
  readonly age: string | undefined
}

/** Details of a tile, one below the other. */
function Sentences({ of: sentences }: { readonly of: readonly (string | undefined)[] }): ReactNode {
  const said = sentences.filter((sentence) => sentence !== undefined)
  return (
    <ul>
      {said.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** How many recipes, and how many of them are still drafts. */
function RecipesTile({ kitchenId, figures, age }: TileOf) {
  const t = useText()
  const common = {
    icon: BookOpenText,
    title: t('kitchens.tile.recipes'),
    href: paths.kitchenDashboard(kitchenId, 'recipes'),
  }
  if (figures === undefined) return <Tile {...common} figure={undefined} />
  if (figures === null) return <Tile {...common} figure={t('kitchens.tile.unknown')} />
  const { recipes, drafts } = figures
  const isEmpty = recipes === 0
  return (
    <Tile
      {...common}
      figure={isEmpty ? t('kitchens.tile.recipesEmpty') : t('kitchens.tile.recipesCount', { count: recipes })}
      detail={
        <Sentences
          of={[
            isEmpty
              ? t('kitchens.tile.recipesEmptyText')
              : t('kitchens.tile.recipesDrafts', { count: drafts }),
            age,
          ]}
        />
      }
    />
  )
}

/** Ingredients without a price (for those who see costs) and with an allergen nobody has answered for. */
function AnswersTile({ kitchenId, figures, age }: TileOf) {
  const t = useText()
  const common = {
    icon: CircleHelp,
    title: t('kitchens.tile.answers'),
    href: paths.kitchenDashboard(kitchenId, 'ingredients'),
  }
  if (figures === undefined) return <Tile {...common} figure={undefined} />
  if (figures === null) return <Tile {...common} figure={t('kitchens.tile.unknown')} />
  const { ingredients, open, unanswered } = figures
  const unpriced = figures.unpriced ?? 0
  if (ingredients === 0) {
    return (
      <Tile
        {...common}
        figure={t('kitchens.tile.answersEmpty')}
        detail={<Sentences of={[t('kitchens.tile.answersEmptyText'), age]} />}
      />
    )
  }
  if (open === 0) return <Tile {...common} figure={t('kitchens.tile.answersNone')} detail={age} />
  return (
    <Tile
      {...common}
      figure={t('kitchens.tile.answersCount', { count: open })}
      detail={
        <Sentences
          of={[
            unpriced === 0 ? undefined : t('kitchens.tile.answersPrice', { count: unpriced }),
            unanswered === 0 ? undefined : t('kitchens.tile.answersAllergens', { count: unanswered }),
            age,
          ]}
        />
      }
      mark={{ state: 'unknown', words: t('kitchens.tile.answers') }}
    />
  )
}

/** What the server counts in the kitchen's whole book, so that no device reads it for two figures. */
export function BookTiles({ kitchenId }: { readonly kitchenId: string }) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const answer = useCallAnswer(readKitchenFigures, { kitchenId })
  const counted = answer.state === 'success' ? answer : undefined
  const figures = answer.state === 'failed' ? null : counted?.value
  const age =
    counted === undefined || counted.isCurrent
      ? undefined
      : t('kitchens.tile.counted', { ago: format.ago(msFromTimestamp(counted.value.at), now) })
  return (
    <>
      <RecipesTile kitchenId={kitchenId} figures={figures} age={age} />
      <AnswersTile kitchenId={kitchenId} figures={figures} age={age} />
    </>
  )
}
