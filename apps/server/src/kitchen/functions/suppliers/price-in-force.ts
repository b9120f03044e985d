import type { Money } from '@brigade/domain/core/money/money.ts'
import { cataloguePrices, DEFAULT_PRICE } from '@brigade/domain/kitchen/suppliers/catalogue-line.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { storeOf } from '../../../core/functions/store.ts'

/** A product of a catalogue, as a kitchen buys it. */
interface Bought {
  readonly supplierId: string
  readonly lineId: string
  /** The link that a price of the kitchen's own would be agreed with. */
  readonly linkId: string
  readonly zone: string
}

/** What a kitchen pays for a product today: the price agreed with it, else everybody's; undefined when there is none yet. */
export async function priceInForce(
  scope: FunctionScope,
  { supplierId, lineId, linkId, zone }: Bought,
): Promise<Money | undefined> {
  const today = localDateAndTime(msFromTimestamp(scope.now), zone).date
  for (const priceId of [linkId, DEFAULT_PRICE]) {
    const found = await storeOf(scope).load(cataloguePrices, { supplierId, lineId, priceId })
    if (found !== undefined && found.validFrom <= today) return found.price
  }
  return undefined
}
