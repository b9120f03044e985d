import { moveSupplierLink } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { answerSupplierLink as contract } from '@brigade/domain/kitchen/suppliers/supplier-functions.ts'
import { supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needSales, tellBuyers } from './order-parties.ts'

export const answerSupplierLink = defineFunction(contract, async ({ kitchenId, linkId, answer }, scope) => {
  const store = storeOf(scope)
  const link = await store.need(supplierLinks, { kitchenId, linkId })
  await needSales(scope, link.supplierId ?? '')
  const moved = moveSupplierLink(link.state, answer.accept ? 'accept' : 'refuse', 'supplier')
  if (!moved.ok) throwRefusal('FAILED_PRECONDITION', 'state', { state: link.state })
  const state = moved.value
  store.change(supplierLinks, { kitchenId, linkId }, { ...(answer.accept && answer.terms), state })
  await tellBuyers(scope, kitchenId, {
    kind: 'link-answered',
    thing: `kitchens/${kitchenId}/supplier-links/${linkId}`,
    values: {
      supplier: link.name,
      answer: state,
      sentence: answer.accept ? '' : answer.sentence,
    },
  })
  return { state }
})
