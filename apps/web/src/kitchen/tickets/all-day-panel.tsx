import { allDayComponents, allDayItems } from '@brigade/domain/kitchen/tickets/all-day.ts'
import { componentsOfItem } from '@brigade/domain/kitchen/tickets/item-components.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { roundToText } from '@brigade/domain/core/quantities/round.ts'
import { useMemo } from 'react'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useQuantity } from '../../lib/format/use-quantity.ts'
import { useText } from '../../messages/text.tsx'
import type { BoardTicket } from './board-ticket.ts'
import type { Screen } from './screen.ts'
import type { OrderItem } from './use-order-menu.ts'

const DIGITS = 3

interface AllDayProps {
  readonly tickets: readonly BoardTicket[]
  readonly screen: Screen
  readonly items: ReadonlyMap<string, OrderItem>
}

/** What the items still to cook are made of, by recipe, and which of them no recipe knows (rule TK10). */
function Components({ tickets, screen, items }: AllDayProps) {
  const t = useText()
  const quantity = useQuantity()
  const { kitchenId } = screen.crew
  const result = useQuery(
    recipes,
    {},
    {
      where: [
        ['ownerKind', '==', 'kitchen'],
        ['ownerId', '==', kitchenId],
      ],
    },
  )
  const graph = useMemo(
    () => new Map(result.state === 'success' ? result.value.map(({ id, content }) => [id, content]) : []),
    [result],
  )
  const names = new Map<string, string>()
  const { components, unknown } = allDayComponents(
    tickets,
    (itemId) => {
      const item = items.get(itemId)
      const parts = item === undefined ? undefined : componentsOfItem(item.content, graph)
      for (const { componentId, name } of parts ?? []) names.set(componentId, name)
      return parts
    },
    screen.stationId,
  )
  return (
    <section>
      <h3>{t('tickets.allDay.components')}</h3>
      <ul className="all-day">
        {components.map(({ componentId, amount, unit }) => (
          <li key={`${unit} ${componentId}`}>
            <strong>{quantity({ amount: roundToText(amount, DIGITS), unit })}</strong>
            <span>{names.get(componentId)}</span>
          </li>
        ))}
      </ul>
      {unknown.length === 0 ? null : (
        <p className="all-day-unknown">{t('tickets.allDay.unknown', { items: unknown.join(', ') })}</p>
      )}
    </section>
  )
}

/** What is still to cook on all open tickets of the screen: by item, and in components (rules TK9, TK10). */
export function AllDayPanel(props: AllDayProps) {
  const t = useText()
  const { number } = useFormat()
  const counted = allDayItems(props.tickets, props.screen.stationId)
  if (counted.length === 0) return <p>{t('tickets.allDay.empty')}</p>
  return (
    <>
      <section>
        <h3>{t('tickets.allDay.items')}</h3>
        <ul className="all-day">
          {counted.map(({ itemId, name, count }) => (
            <li key={itemId ?? name}>
              <strong>{number(count)}</strong>
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </section>
      <Components {...props} />
    </>
  )
}
