import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { useEffect, useState } from 'react'
import type { Loadable } from '../../../lib/reading/loadable.ts'
import { readContent } from '../../../lib/reading/read-content.ts'
import { logProblem } from '../../../lib/store/log.ts'
import { type OwnKitchen, useOwnKitchens } from '../../../lib/kitchen/use-own-kitchens.ts'

async function isKept(kitchenId: string, lineId: string): Promise<boolean> {
  const line: StockLine | undefined = await readContent(stockLines, { kitchenId, lineId })
  return line !== undefined && line.deletedAt === undefined
}

/** The reader's kitchens that keep a shared ingredient on their shelf. */
export function useOwnUse(ingredientId: string): Loadable<readonly OwnKitchen[]> {
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
