import { readOrder as contract } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { orderLines } from '@brigade/domain/kitchen/ordering/order.ts'
import { defineQuery } from '@brigade/platform/functions/define-function.ts'
import { readerOf } from '../../../core/functions/store.ts'
import { orderByToken } from './order-by-token.ts'

export const readOrder = defineQuery(contract, async ({ token }, scope) => {
  const { orderId, order } = await orderByToken(scope, token)
  const lines = await readerOf(scope).find(orderLines, { params: { orderId } })
  const { number, kitchenName, supplierName, wantedDay, totals, note, state } = order
  return {
    orderId,
    number,
    kitchenName,
    supplierName,
    wantedDay,
    totals,
    note,
    state,
    lines: lines.map(({ id, content }) => {
      const { name, code, pack, packs, price, answer, confirmedPacks } = content
      return {
        lineId: id,
        name,
        pack,
        packs,
        price,
        note: content.note,
        // An answer carries what is undefined as null, which the contract does not take.
        ...(code !== undefined && { code }),
        ...(answer !== undefined && { answer }),
        ...(confirmedPacks !== undefined && { confirmedPacks }),
      }
    }),
  }
})
