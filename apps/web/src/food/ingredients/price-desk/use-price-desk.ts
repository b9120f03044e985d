import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { useState } from 'react'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import type { Shelf } from '../../../lib/kitchen/use-shelf.ts'
import { refusalWords } from '../../../lib/problems/refusal-words.ts'
import { changing, write } from '../../../lib/writing/write.ts'
import { useText } from '../../../messages/text.tsx'
import { useUnsaved } from '../../../shell/busy.ts'
import { offerUndo } from '../../../shell/undo/undo.ts'
import type { Suppliers } from '../price-supplier.ts'
import { type PriceToSave, savePrices } from '../save-price.ts'
import { type DeskCell, type DeskRow, priceOfRow, type TypedRows } from './desk-rows.ts'

/** Most prices of one write: each is up to four documents. */
const PRICES_PER_WRITE = 100

const NO_ROWS: { readonly rows: TypedRows } = { rows: {} }
const SAMPLE = { rows: { '': { supplierName: '', pack: '', price: '' } } }

/** Takes back what was saved: former prices stand again, and new ones go to the bin. */
async function takeBack(saved: readonly PriceToSave[], latest: () => Shelf): Promise<void> {
  const { kitchenId, priceLines: now } = latest()
  const deletedAt = timestampFromMs(Date.now())
  const parts = saved.flatMap(({ lineId, facts, before }) => {
    const found = [...(now ?? [])].find(
      ([id, line]) =>
        line.deletedAt === undefined &&
        line.lineId === lineId &&
        (before === undefined ? line.supplierName === facts.supplierName : id === before.id),
    )
    if (found === undefined) return []
    const [priceLineId, line] = found
    const params = { kitchenId, priceLineId }
    const former = before?.content
    const changes =
      former === undefined
        ? { deletedAt }
        : { price: former.price, pack: former.pack, priceAt: former.priceAt }
    return [changing(priceLines, params, { before: line, changes })]
  })
  if (parts.length > 0) await write(parts)
}

/** What is typed at the price desk, kept on this device until it is saved; and how it is saved and taken back. */
export function usePriceDesk(shelf: Shelf, suppliers: Suppliers, latest: () => Shelf) {
  const t = useText()
  const draft = useDraft(PriceLine, {
    name: `price desk ${shelf.kitchenId}`,
    start: NO_ROWS,
    sample: SAMPLE,
  })
  const [wasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const { rows } = draft.values
  useUnsaved(Object.keys(rows).length > 0)

  const type = (row: DeskRow, cell: DeskCell, value: string) =>
    draft.setValues({ rows: { ...rows, [row.id]: { ...row.cells, [cell]: value } } })
  const fill = (more: TypedRows) => draft.setValues({ rows: { ...rows, ...more } })

  const save = async (typed: readonly DeskRow[]) => {
    setTried(true)
    const whole = typed.flatMap((row) => {
      const price = priceOfRow(row, shelf, suppliers)
      return price === undefined ? [] : [price]
    })
    for (let at = 0; at < whole.length; at += PRICES_PER_WRITE) {
      const outcome = await savePrices(whole.slice(at, at + PRICES_PER_WRITE))
      setRefused(refusalWords(t, outcome))
      if (outcome.state !== 'queued') return
    }
    const saved = new Set(whole.map(({ lineId }) => lineId))
    draft.setValues({ rows: Object.fromEntries(Object.entries(rows).filter(([id]) => !saved.has(id))) })
    if (whole.length === typed.length) setTried(false)
    if (whole.length > 0)
      offerUndo({
        text: t('ingredients.desk.saved', { count: whole.length }),
        undo: () => void takeBack(whole, latest),
      })
  }
  return { rows, type, fill, save, wasTried, refused }
}
