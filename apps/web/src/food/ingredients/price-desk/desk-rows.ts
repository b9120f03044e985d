import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { nextRank, type PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { Shelf } from '../../../lib/kitchen/use-shelf.ts'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { formOfPrice, type PriceForm, readPriceForm, type ReadPriceForm } from '../price-form.ts'
import type { Suppliers } from '../price-supplier.ts'
import type { PriceToSave } from '../save-price.ts'

/** The cells of a row, from left to right. */
export const DESK_CELLS = ['supplierName', 'pack', 'price'] as const
export type DeskCell = (typeof DESK_CELLS)[number]

/** What was typed into the cells of one ingredient. */
export type TypedCells = Readonly<Record<DeskCell, string>>
export type TypedRows = Readonly<Record<string, TypedCells>>

/** One ingredient with its price in use, as it stands and as it was typed. */
export interface DeskRow {
  readonly id: string
  readonly stockLine: StockLine
  readonly current: { readonly id: string; readonly line: PriceLine } | undefined
  readonly cells: TypedCells
  readonly isTyped: boolean
  readonly read: ReadPriceForm
}

/** The row of an ingredient: its price in use, overlaid by what was typed. */
export function deskRow(
  { id, content: stockLine }: StoredDocument<StockLine>,
  shelf: Shelf,
  typed: TypedRows,
): DeskRow {
  const priceLineId = shelf.prices.get(id)?.priceLineId
  const line = priceLineId === undefined ? undefined : shelf.priceLines?.get(priceLineId)
  const current = line === undefined || priceLineId === undefined ? undefined : { id: priceLineId, line }
  const form = formOfPrice(line, stockLine.name)
  const { supplierName, pack, price } = { ...form, ...typed[id] }
  const cells = { supplierName, pack, price }
  const isTyped = DESK_CELLS.some((cell) => cells[cell] !== form[cell])
  return {
    id,
    stockLine,
    current,
    cells,
    isTyped,
    read: readDeskRow({ ...form, ...cells }, shelf, stockLine),
  }
}

function readDeskRow(form: PriceForm, { settings }: Shelf, { name }: StockLine): ReadPriceForm {
  return readPriceForm(form, { currency: settings.currency, ingredientName: name })
}

/**
 * What saving a row writes; undefined while it is not whole. Another supplier than before is another price, which costs are
 * taken from now; the former one stands by.
 */
export function priceOfRow(row: DeskRow, shelf: Shelf, suppliers: Suppliers): PriceToSave | undefined {
  const { read, current, id: lineId, stockLine } = row
  if (!read.ok) return undefined
  const isSameSupplier =
    current !== undefined && foldName(current.line.supplierName) === foldName(read.facts.supplierName)
  const before = isSameSupplier
    ? { id: current.id, path: '', content: current.line, hasPendingWrites: false }
    : undefined
  return {
    kitchenId: shelf.kitchenId,
    lineId,
    stockLine,
    facts: read.facts,
    before,
    opened: before?.content,
    rank: before?.content.rank ?? nextRank(shelf.priceLines?.values() ?? [], lineId),
    suppliers,
    zone: shelf.settings.zone,
    isPreferred: true,
  }
}

interface PasteAt {
  readonly rows: readonly DeskRow[]
  readonly row: number
  readonly cell: number
}

/** Rows and columns of a spreadsheet, put down with their upper left corner on a cell; what lies outside is left out. */
export function pasteRows(text: string, { rows, row, cell }: PasteAt): TypedRows {
  const lines = text.replace(/\r?\n$/u, '').split(/\r?\n/u)
  const filled = lines.flatMap((line, down) => {
    const target = rows[row + down]
    if (target === undefined) return []
    const cells = { ...target.cells }
    for (const [right, value] of line.split('\t').entries()) {
      const name = DESK_CELLS[cell + right]
      if (name !== undefined) cells[name] = value.trim()
    }
    return [[target.id, cells] as const]
  })
  return Object.fromEntries(filled)
}
