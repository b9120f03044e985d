import type { Order } from '@brigade/domain/kitchen/ordering/order.ts'
import type { OrderState } from '@brigade/domain/kitchen/ordering/order-state.ts'
import type { LinkSide } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { expect, test } from 'vitest'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { listFile } from '../../shell/lists/list-file.ts'
import { rowsBy } from '../../shell/lists/list-order.ts'
import { orderColumns } from './order-columns.ts'

const NOON = Date.UTC(2026, 4, 4, 12)
const euros = (minor: number) => ({ minor, currency: 'EUR' as const })

function order(day: number, state: OrderState): StoredDocument<Order> {
  const at = timestampFromMs(NOON + day * DAY_MS)
  const number = `PO-00000${day}`
  const content: Order = {
    createdAt: at,
    createdBy: 'ines',
    updatedAt: at,
    updatedBy: 'ines',
    schema: 1,
    kitchenId: 'tern',
    supplierId: 'lena',
    linkId: 'link',
    number,
    kitchenName: 'Tern',
    supplierName: 'Greenbarrow',
    wantedDay: '2026-05-06',
    currency: 'EUR',
    totals: { net: euros(8000), vat: euros(480), fee: euros(0), gross: euros(8480) },
    note: '',
    sentBy: 'ines',
    sentAt: at,
    channel: 'account',
    state,
    stateSince: at,
  }
  return { id: number, path: `orders/${number}`, content, hasPendingWrites: false }
}

function columnsOf(side: LinkSide) {
  return orderColumns((key: MessageKey) => key, {
    side,
    zone: 'Europe/Lisbon',
    stateOf: ({ state }) => state,
  })
}

test('a kitchen reads who sells and the whole sum, a supplier who buys and its goods', () => {
  const lineOf = (side: LinkSide) => listFile(columnsOf(side), [order(1, 'sent')]).split('\r\n')[1]
  expect(lineOf('kitchen')).toBe('PO-000001,Greenbarrow,2026-05-06,sent,2026-05-05 13:00,84.80,EUR')
  expect(lineOf('supplier')).toBe('PO-000001,Tern,2026-05-06,sent,2026-05-05 13:00,80.00,EUR')
})

test('orders stand by state as they go their way, and by the day of sending from the last', () => {
  const rows = [order(1, 'closed'), order(2, 'sent'), order(3, 'received')]
  const by = (wanted: MessageKey) => {
    const column = columnsOf('kitchen').find(({ heading }) => heading === wanted)
    return column === undefined ? [] : rowsBy(rows, column, 'en').map(({ content }) => content.state)
  }
  expect(by('lists.state')).toEqual(['sent', 'received', 'closed'])
  expect(by('supply.order.sent')).toEqual(['received', 'sent', 'closed'])
})
