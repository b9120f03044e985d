import { type Exact, exactFromDecimal, EXACT_ZERO } from '../../core/quantities/exact.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import { isOpenTicket } from './ticket-state.ts'
import type { ItemComponent, Ticket, TicketLine } from './ticket.ts'

/** How many of an item are still to cook; without an item id, items are told apart by name. */
export interface AllDayItem {
  readonly itemId: string | undefined
  readonly name: string
  readonly count: number
}

/** How much of a component is still to cook; one entry per unit that recipes use. */
export interface AllDayComponent {
  readonly componentId: string
  readonly amount: Exact
  readonly unit: Unit
}

function linesToCook(tickets: readonly Ticket[], stationId: string | undefined): readonly TicketLine[] {
  return tickets
    .filter(isOpenTicket)
    .flatMap(({ lines }) => lines)
    .filter(({ state }) => state === 'held' || state === 'fired' || state === 'cooking')
    .filter(({ stationIds }) => stationId === undefined || stationIds.includes(stationId))
}

/**
 * All-day counts: what is still to cook on open tickets, by item, in the order the items first appear (rule TK9). Held,
 * fired and cooking lines count by quantity; ready, served and voided ones do not.
 * @param stationId - only this station's lines; all lines without it
 */
export function allDayItems(tickets: readonly Ticket[], stationId?: string): readonly AllDayItem[] {
  const items = new Map<string, AllDayItem>()
  for (const { itemId, name, qty } of linesToCook(tickets, stationId)) {
    const key = itemId === undefined ? `name ${name}` : `item ${itemId}`
    const known = items.get(key)
    items.set(key, { itemId, name: known?.name ?? name, count: (known?.count ?? 0) + qty })
  }
  return [...items.values()]
}

/**
 * All-day level 2: the same lines counted into components by recipe (rule TK10).
 * @param componentsOf - what one piece of an item is made of; undefined where no recipe is known
 * @returns the components, and the names of items that no recipe breaks down, so that unknown is not shown as none
 */
export function allDayComponents(
  tickets: readonly Ticket[],
  componentsOf: (itemId: string) => readonly ItemComponent[] | undefined,
  stationId?: string,
): { readonly components: readonly AllDayComponent[]; readonly unknown: readonly string[] } {
  const components = new Map<string, AllDayComponent>()
  const unknown: string[] = []
  for (const { itemId, name, count } of allDayItems(tickets, stationId)) {
    const parts = itemId === undefined ? undefined : componentsOf(itemId)
    if (parts === undefined) unknown.push(name)
    for (const { componentId, amount, unit } of parts ?? []) {
      const key = `${unit} ${componentId}`
      const before = components.get(key)?.amount ?? EXACT_ZERO
      components.set(key, { componentId, unit, amount: before.add(exactFromDecimal(amount).mul(count)) })
    }
  }
  return { components: [...components.values()], unknown }
}
