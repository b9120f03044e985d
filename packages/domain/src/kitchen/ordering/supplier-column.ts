import type { OrderState } from './order-state.ts'

/** How a supplier sees its orders, from left to right (product 5.4). */
export const SUPPLIER_COLUMNS = ['new', 'answered', 'on the way', 'received', 'disputed', 'closed'] as const
export type SupplierColumn = (typeof SUPPLIER_COLUMNS)[number]

const columns: Readonly<Record<OrderState, SupplierColumn>> = {
  sent: 'new',
  changed: 'answered',
  confirmed: 'answered',
  'part-received': 'on the way',
  received: 'received',
  disputed: 'disputed',
  settled: 'closed',
  closed: 'closed',
  cancelled: 'closed',
}

/** The column an order stands in: what is confirmed is on its way from the morning of the wanted day. */
export function supplierColumn(
  { state, wantedDay }: { readonly state: OrderState; readonly wantedDay: string },
  today: string,
): SupplierColumn {
  return state === 'confirmed' && wantedDay <= today ? 'on the way' : columns[state]
}
