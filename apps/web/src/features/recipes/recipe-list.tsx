import type { Recipe } from '@brigade/domain/recipes/recipe.ts'
import { useEffect, useRef, useState } from 'react'
import type { Kept } from '../../data/reading/loadable.ts'
import { useText } from '../../messages/text.tsx'
import type { KitchenBook } from './kitchen-book.ts'
import { RecipeRow } from './recipe-row.tsx'

interface RecipeListProps {
  readonly rows: readonly Kept<Recipe>[]
  readonly book: KitchenBook
}

interface RowProps extends Omit<RecipeListProps, 'rows'> {
  readonly row: Kept<Recipe>
}

/** Longer lists draw only what is in sight or near it, and work out only those costs. */
const LONG_LIST = 100
const ROW_PX = 84
const NEAR = '600px'

/** A row of a long list: an empty place of its own height until it comes near the screen. */
function LazyRow({ row, book }: RowProps) {
  const place = useRef<HTMLLIElement>(null)
  const [height, setHeight] = useState<number | null>(ROW_PX)
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting === true
        setHeight(isNear ? null : element.offsetHeight)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <li className="recipe-row" ref={place} style={height === null ? undefined : { blockSize: height }}>
      {height === null ? (
        <RecipeRow row={row} book={book} />
      ) : (
        <span className="recipe-row-name">{row.content.name}</span>
      )}
    </li>
  )
}

/** The kitchen's recipes, one row each. */
export function RecipeList({ rows, book }: RecipeListProps) {
  const t = useText()
  const isLong = rows.length > LONG_LIST
  return (
    <ul className="recipe-list" aria-label={t('recipes.title')}>
      {rows.map((row) =>
        isLong ? (
          <LazyRow key={row.id} row={row} book={book} />
        ) : (
          <li className="recipe-row" key={row.id}>
            <RecipeRow row={row} book={book} />
          </li>
        ),
      )}
    </ul>
  )
}
