import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import {
  type LinkSide,
  type SupplierLinkCommand,
  type SupplierLinkState,
} from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import * as contracts from '@brigade/domain/kitchen/suppliers/supplier-functions.ts'
import { supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needStep } from '../../../core/functions/take-step.ts'
import { linkSteps } from './link-steps.ts'
import { needSide, tellBuyers, tellSales } from './order-parties.ts'

interface LinkMove {
  readonly kitchenId: string
  readonly linkId: string
  readonly side: LinkSide
  readonly command: SupplierLinkCommand
  readonly sentence?: string | undefined
}

/** Moves a link for one of its two sides and tells the other one. */
async function move(
  scope: FunctionScope,
  { kitchenId, linkId, side, command, sentence = '' }: LinkMove,
): Promise<{ state: SupplierLinkState }> {
  const store = storeOf(scope)
  const link = await store.need(supplierLinks, { kitchenId, linkId })
  const { supplierId, name } = link
  await needSide(scope, side, { kitchenId, supplierId })
  const params = { kitchenId, linkId }
  const state = await needStep(scope, linkSteps, { params, before: link, move: { command, side } })
  const kitchen = await store.need(kitchens, { kitchenId })
  const thing = `kitchens/${kitchenId}/supplier-links/${linkId}`
  const kind = 'link-answered'
  if (side === 'supplier')
    await tellBuyers(scope, kitchenId, { kind, thing, values: { supplier: name, answer: state, sentence } })
  else if (supplierId !== undefined)
    await tellSales(scope, supplierId, {
      kind,
      thing: `suppliers/${supplierId}`,
      values: { supplier: kitchen.name, answer: state, sentence },
    })
  return { state }
}

export const pauseSupplierLink = defineFunction(
  contracts.pauseSupplierLink,
  async ({ pause, kitchenId, linkId, side }, scope) =>
    move(scope, { kitchenId, linkId, side, command: pause ? 'pause' : 'resume' }),
)

export const endSupplierLink = defineFunction(
  contracts.endSupplierLink,
  async ({ kitchenId, linkId, side, sentence }, scope) =>
    move(scope, { kitchenId, linkId, side, command: 'end', sentence }),
)
