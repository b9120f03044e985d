import '../catalogue.css'
import '../ingredients.css'
import { Columns } from '@brigade/design-system/layouts/columns.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { type Ingredient, ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument, Loadable } from '../../../lib/reading/loadable.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useDocument } from '../../../lib/reading/use-document.ts'
import { useIsModerator } from '../../../lib/session/use-is-moderator.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'
import { useHead } from '../../../shell/document/head.tsx'
import { useParam } from '../../../shell/page-context.tsx'
import { AddToKitchen } from '../add-to-kitchen.tsx'
import { NoIngredient } from './edit-ingredient-page.tsx'
import { KitchenUse } from './kitchen-use.tsx'
import { Proposals } from './proposals.tsx'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { useEffect, useState } from 'react'
import { readContent } from '../../../lib/reading/read-content.ts'
import { logProblem } from '../../../lib/store/log.ts'
import { type OwnKitchen, useOwnKitchens } from '../../../lib/kitchen/use-own-kitchens.ts'

async function isKept(kitchenId: string, lineId: string): Promise<boolean> {
  const line: StockLine | undefined = await readContent(stockLines, { kitchenId, lineId })
  return line !== undefined && line.deletedAt === undefined
}

/** The reader's kitchens that keep a shared ingredient on their shelf. */
function useOwnUse(ingredientId: string): Loadable<readonly OwnKitchen[]> {
  const own = useOwnKitchens()
  const [using, setUsing] = useState<ReadonlySet<string> | null>(null)
  const ids = own.state === 'success' ? own.value.map(({ id }) => id).join(' ') : null
  useEffect(() => {
    if (ids === null) return undefined
    let isCurrent = true
    const find = async () => {
      const all = ids.split(' ').filter((id) => id !== '')
      const isKeptBy = await Promise.all(all.map((id) => isKept(id, ingredientId)))
      if (isCurrent) setUsing(new Set(all.filter((_, at) => isKeptBy[at] === true)))
    }
    find().catch((problem: unknown) => logProblem('own use', problem))
    return () => {
      isCurrent = false
    }
  }, [ids, ingredientId])
  if (own.state !== 'success') return own
  if (using === null) return { state: 'pending' }
  return { ...own, value: own.value.filter(({ id }) => using.has(id)) }
}

interface RowProps {
  readonly row: StoredDocument<Ingredient>
}

function InOwnKitchens({ row }: RowProps) {
  const t = useText()
  const use = useOwnUse(row.id)
  const none = (
    <EmptyState drawing="empty-crate" title={t('shared.use.none')} text={t('shared.use.noneText')}>
      <AddToKitchen ingredientId={row.id} />
    </EmptyState>
  )
  return (
    <Loaded of={use} empty={none}>
      {(kitchens) => (
        <Stack gap={32}>
          {kitchens.map((own) => (
            <KitchenUse key={own.id} own={own} ingredientId={row.id} />
          ))}
        </Stack>
      )}
    </Loaded>
  )
}

/** When it came and was last changed, and where its answers are from. */
function History({ row: { content } }: RowProps) {
  const t = useText()
  const format = useFormat()
  const { createdAt, updatedAt, factSource, state } = content
  return (
    <section className="ingredient-part" aria-labelledby="history">
      <h2 id="history">{t('shared.history')}</h2>
      <Cells>
        <Cell title={t('shared.history.made')} trail={format.date(msFromTimestamp(createdAt))} />
        <Cell title={t('shared.history.changed')} trail={format.date(msFromTimestamp(updatedAt))} />
        <Cell title={t('shared.history.state')} trail={t(`shared.state.${state}`)} />
        {factSource === undefined ? null : (
          <Cell title={t('shared.source')} detail={factSource.name} trail={format.day(factSource.date)} />
        )}
      </Cells>
    </section>
  )
}

function OwnUse({ row }: RowProps) {
  const t = useText()
  const isModerator = useIsModerator()
  const { name } = row.content
  useHead({ title: t('shared.use.title', { name }) })
  return (
    <Stack gap={24}>
      <h1>{t('shared.use.title', { name })}</h1>
      <Columns>
        <InOwnKitchens row={row} />
        <Stack gap={32}>
          <Proposals ingredient={row} isModerator={isModerator} />
          <History row={row} />
        </Stack>
      </Columns>
    </Stack>
  )
}

/** A shared ingredient in the reader's own kitchens: prices, suppliers, recipes, and what is proposed about it. */
export function OwnUsePage() {
  const ingredientId = useParam('ingredientId')
  const ingredient = useDocument(ingredients, { ingredientId })
  return (
    <Page>
      <Loaded of={ingredient} empty={<NoIngredient />}>
        {(row) => <OwnUse row={row} />}
      </Loaded>
    </Page>
  )
}
