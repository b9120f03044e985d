import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { SearchField } from '@brigade/design-system/molecules/search-field.tsx'
import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import type { AllergenGroup } from '@brigade/domain/food/allergens/allergens.ts'
import { mayClaimFreeFrom } from '@brigade/domain/food/allergens/allergen-rollup.ts'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { useDeferredValue, useState } from 'react'
import { useText } from '../../messages/text.tsx'
import type { ListColumn } from '../../shell/lists/list-order.ts'
import { ListTools } from '../../shell/lists/list-tools.tsx'
import type { KitchenBook } from './kitchen-book.ts'
import { RecipeList } from './recipe-list.tsx'

function isFreeFrom(recipeId: string, group: AllergenGroup | undefined, { allergens }: KitchenBook): boolean {
  const facts = group === undefined ? undefined : allergens.of(recipeId)
  return group === undefined || (facts !== undefined && mayClaimFreeFrom(group, facts.allergens))
}

/** Recipes to look through, by words and by what must not be in them. */
export function RecipeBrowser({ book }: { readonly book: KitchenBook }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [free, setFree] = useState<AllergenGroup>()
  const words = foldName(useDeferredValue(typed)).split(' ')
  const named = book.rows.filter(({ content }) => {
    const text = foldName(`${content.name} ${content.category ?? ''} ${content.tags.join(' ')}`)
    return words.every((word) => text.includes(word))
  })
  const visible = named.filter(({ id }) => isFreeFrom(id, free, book))
  const hidden = named.length - visible.length
  const columns: readonly ListColumn<KitchenBook['rows'][number]>[] = [
    { heading: t('lists.name'), kind: 'text', valueOf: ({ content }) => content.name },
    { heading: t('lists.category'), kind: 'text', valueOf: ({ content }) => content.category ?? '' },
    {
      heading: t('lists.portions'),
      kind: 'number',
      valueOf: ({ content }) => String(content.current.portions ?? ''),
    },
  ]
  return (
    <Stack gap={16}>
      <div className="recipe-filters">
        <SearchField
          label={t('recipes.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          label={t('recipes.freeFrom')}
          value={free ?? ''}
          choices={[
            { value: '', label: t('recipes.freeFromAny') },
            ...ALLERGEN_GROUPS.map((group) => ({ value: group, label: t(`allergens.${group}`) })),
          ]}
          onChange={(event) => setFree(ALLERGEN_GROUPS.find((group) => group === event.target.value))}
        />
      </div>
      <p className="recipe-count" aria-live="polite">
        {t('recipes.count', { count: visible.length })}
        {hidden === 0 ? '' : ` · ${t('recipes.hidden', { count: hidden })}`}
      </p>
      {visible.length === 0 ? (
        <p>{t('recipes.noneFound')}</p>
      ) : (
        <ListTools title={t('recipes.title')} columns={columns} rows={visible} idOf={({ id }) => id}>
          {(sorted) => <RecipeList rows={sorted} book={book} />}
        </ListTools>
      )}
    </Stack>
  )
}
