import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { foldName } from '@brigade/domain/ingredients/fold-name.ts'
import { recipes } from '@brigade/domain/recipes/recipes.ts'
import { msFromTimestamp } from '@brigade/domain/time/timestamp.ts'
import { useState } from 'react'
import { Loaded } from '../../data/loaded.tsx'
import { useSession } from '../../data/session-store.ts'
import { useQuery } from '../../data/use-query.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../shell/paths.ts'

/** The reader's own recipes, which belong to no kitchen. */
function useOwnRecipes() {
  const session = useSession()
  const uid = session.state === 'here' ? session.uid : null
  const found = useQuery(recipes, uid === null ? null : {}, {
    where: [
      ['ownerKind', '==', 'person'],
      ['ownerId', '==', uid],
    ],
    orderBy: ['name'],
  })
  if (found.state !== 'here') return found
  return { ...found, value: found.value.filter(({ content }) => content.deletedAt === undefined) }
}

/** A chef's own recipes, found by name or tag. */
export function ChefRecipesPage() {
  const t = useText()
  const format = useFormat()
  const own = useOwnRecipes()
  const [typed, setTyped] = useState('')
  const words = foldName(typed)
  const none = (
    <EmptyState drawing="empty-shelf" title={t('cards.recipes.none')} text={t('cards.recipes.noneText')}>
      <LinkButton href={paths.chefKitchens}>{t('cards.ownKitchens')}</LinkButton>
    </EmptyState>
  )
  return (
    <Page>
      <Stack gap={24}>
        <h1>{t('cards.recipes')}</h1>
        <Loaded of={own} empty={none}>
          {(rows) => (
            <>
              <TextField
                label={t('cards.recipes.search')}
                type="search"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
              <Cells>
                {rows
                  .filter(({ content }) =>
                    foldName([content.name, ...content.tags].join(' ')).includes(words),
                  )
                  .map(({ id, content }) => (
                    <Cell
                      key={id}
                      title={content.name}
                      detail={content.tags.join(', ')}
                      trail={t('cards.recipes.version', {
                        n: content.currentN,
                        day: format.date(msFromTimestamp(content.updatedAt)),
                      })}
                    />
                  ))}
              </Cells>
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  )
}
