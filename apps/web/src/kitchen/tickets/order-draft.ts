import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import { stationsFor } from '@brigade/domain/kitchen/tickets/route-line.ts'
import type { OrderedLine } from '@brigade/domain/kitchen/tickets/send-ticket.ts'
import type { TicketMode } from '@brigade/domain/kitchen/kitchens/ticket-modes.ts'
import { newId } from '../../lib/writing/new-id.ts'
import type { Crew } from '../../lib/kitchen/use-crew.ts'
import type { OrderItem } from './use-order-menu.ts'
import { mostOf } from '../../lib/drafts/field-limits.ts'
import { TicketDocument } from '@brigade/domain/kitchen/tickets/ticket-document.ts'

const USUAL_PREP_MIN = 5

/** A line of an order while it is typed. */
export interface DraftLine {
  readonly key: string
  readonly name: string
  /** Path of the menu item; empty for what is on no menu. */
  readonly itemPath: string
  readonly qty: number
  readonly options: readonly string[]
  readonly note: string
  /** As it is typed: words with commas between them. */
  readonly allergies: string
}

/** An order while it is typed; kept when the form is closed. */
export interface OrderDraft {
  readonly mode: TicketMode
  readonly table: string
  readonly covers: string
  readonly note: string
  /** What is on no menu, while it is typed. */
  readonly other: string
  readonly lines: readonly DraftLine[]
}

export const EMPTY_ORDER: OrderDraft = {
  mode: 'eat in',
  table: '',
  covers: '',
  note: '',
  other: '',
  lines: [],
}

const newLine = (name: string, itemPath: string): DraftLine => ({
  key: newId(),
  name,
  itemPath,
  qty: 1,
  options: [],
  note: '',
  allergies: '',
})

/** For how many the order is; undefined when it is empty or cannot be read. */
export function coversOf({ covers }: OrderDraft): number | undefined {
  return wholeFromTyped(covers, mostOf(TicketDocument, 'covers'))
}

/** Whether the number of covers can be read, or is left out. */
export function hasCovers(draft: OrderDraft): boolean {
  return draft.covers.trim() === '' || coversOf(draft) !== undefined
}

/** An order with a line, for the shape of what is kept on the device. */
export const ORDER_LIKE: OrderDraft = { ...EMPTY_ORDER, lines: [newLine('', '')] }

/** One more of an item: the line it has without wishes counts on, else a new line begins. */
export function withItem(draft: OrderDraft, item: OrderItem): OrderDraft {
  const plain = draft.lines.find(
    (line) =>
      line.itemPath === item.path && line.options.length === 0 && line.note === '' && line.allergies === '',
  )
  if (plain !== undefined) return withLine(draft, { ...plain, qty: plain.qty + 1 })
  return { ...draft, lines: [...draft.lines, newLine(item.content.name, item.path)] }
}

/** With the typed item that is on no menu. */
export function withOther(draft: OrderDraft): OrderDraft {
  const name = draft.other.trim()
  return name === '' ? draft : { ...draft, other: '', lines: [...draft.lines, newLine(name, '')] }
}

/** A line as it was changed; one of which none is wanted any more is gone. */
export function withLine(draft: OrderDraft, changed: DraftLine): OrderDraft {
  const lines = draft.lines.map((line) => (line.key === changed.key ? changed : line))
  return { ...draft, lines: lines.filter(({ qty }) => qty > 0) }
}

/** What can be ordered, by path. */
export type OrderItems = ReadonlyMap<string, OrderItem>

/** The lines as they are sent, each to its stations. */
export function orderedLines(
  { lines }: OrderDraft,
  { stations }: Crew,
  items: OrderItems,
): readonly OrderedLine[] {
  const known = [...stations].map(([id, { isExpediter }]) => ({ id, isExpediter }))
  return lines.map((line) => orderedLine(line, known, items.get(line.itemPath)))
}

function orderedLine(
  { name, qty, options, note, allergies }: DraftLine,
  known: Parameters<typeof stationsFor>[0]['stations'],
  item: OrderItem | undefined,
): OrderedLine {
  return {
    name,
    qty,
    stationIds: [
      ...stationsFor({
        itemStationIds: item?.content.stationIds ?? [],
        sectionStationIds: item?.sectionStationIds ?? [],
        menuStationIds: item?.menuStationIds ?? [],
        stations: known,
      }),
    ],
    prepMin: item?.content.prepMin ?? USUAL_PREP_MIN,
    course: item?.content.course ?? 1,
    options: [...options],
    note: note.trim(),
    allergies: allergies
      .split(/[,،;]/u)
      .map((each) => each.trim())
      .filter((each) => each !== ''),
    ...(item !== undefined && { itemId: item.id }),
  }
}

/** Items of an order that are sold out, or of which fewer are left than it asks for: the sender is warned (product 5.2). */
export function soldOutNames({ lines }: OrderDraft, now: OrderItems): readonly string[] {
  const linesByItem = Map.groupBy(
    lines.filter(({ itemPath }) => itemPath !== ''),
    ({ itemPath }) => itemPath,
  )
  return [...linesByItem].flatMap(([path, ordered]) => {
    const sale = now.get(path)?.content.sale
    const quantity = ordered.reduce((sum, { qty }) => sum + qty, 0)
    const isShort = sale?.state === 'low' && sale.left !== undefined && sale.left < quantity
    return sale?.state === 'off' || isShort ? [ordered[0]?.name ?? ''] : []
  })
}
