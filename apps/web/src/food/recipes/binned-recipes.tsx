import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import { write } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import type { KitchenBook } from './kitchen-book.ts'
import { mayBin, takeOutOfBin } from './take-out-of-bin.ts'
import type { OwnAccess } from '../../lib/kitchen/use-own-access.ts'

interface BinnedRecipesProps {
  readonly book: KitchenBook
  readonly access: OwnAccess
}

/** What was put in the bin, and the way back from there. */
export function BinnedRecipes({ book, access }: BinnedRecipesProps) {
  const t = useText()
  const [refused, setRefused] = useState<string | null>(null)
  if (book.binned.length === 0) return null
  const takeOut = async (row: StoredDocument<Recipe>) => {
    setRefused(refusalWords(t, await write(takeOutOfBin(row, book))))
  }
  return (
    <details className="recipe-bin">
      <summary>{t('recipes.inBin', { count: book.binned.length })}</summary>
      {refused === null ? null : (
        <Banner state="late" role="alert">
          {refused}
        </Banner>
      )}
      <ul className="recipe-list">
        {book.binned.map((row) => (
          <li className="recipe-row" key={row.id}>
            <span className="recipe-row-words">{row.content.name}</span>
            {mayBin(access, row.content) ? (
              <Button
                size="small"
                aria-label={`${t('recipes.takeOut')}: ${row.content.name}`}
                onClick={() => void takeOut(row)}
              >
                {t('recipes.takeOut')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  )
}
