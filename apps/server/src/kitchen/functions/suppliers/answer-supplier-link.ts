import { answerSupplierLink as contract } from '@brigade/domain/kitchen/suppliers/supplier-functions.ts'
import { supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needStep } from '../../../core/functions/take-step.ts'
import { linkSteps } from './link-steps.ts'
import { needSales, tellBuyers } from './order-parties.ts'

export const answerSupplierLink = defineFunction(contract, async ({ kitchenId, linkId, answer }, scope) => {
  const store = storeOf(scope)
  const link = await store.need(supplierLinks, { kitchenId, linkId })
  await needSales(scope, link.supplierId ?? '')
  const state = await needStep(scope, linkSteps, {
    params: { kitchenId, linkId },
    before: link,
    move: answer.accept
      ? { command: 'accept', side: 'supplier', noted: answer.terms }
      : { command: 'refuse', side: 'supplier' },
  })
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
