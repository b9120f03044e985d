import { differing, isSame } from '@brigade/domain/core/documents/changed-fields.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { Money } from '@brigade/domain/core/money/money.ts'
import {
  type CatalogueLine,
  catalogueLines,
  type CataloguePrice,
  cataloguePrices,
  DEFAULT_PRICE,
} from '@brigade/domain/kitchen/suppliers/catalogue-line.ts'
import { newCatalogueLine } from '@brigade/domain/kitchen/suppliers/new-supplier-documents.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { changing, creating, type WritePart } from '../../lib/writing/write.ts'
import type { OwnPlace } from './use-own-place.ts'

type NewProduct = Parameters<typeof newCatalogueLine>[0]

/** The price that holds for everybody, from today on; none when it stays as it is. */
export function pricePart(
  place: OwnPlace,
  lineId: string,
  { before, price }: { readonly before: CataloguePrice | undefined; readonly price: Money | undefined },
): readonly WritePart[] {
  if (price === undefined || isSame(price, before?.price)) return []
  const params = { supplierId: place.supplierId, lineId, priceId: DEFAULT_PRICE }
  const validFrom = localDateAndTime(Date.now(), place.terms.zone).date
  const changes = { price, validFrom }
  return [
    before === undefined
      ? creating(cataloguePrices, params, changes)
      : changing(cataloguePrices, params, { before, changes }),
  ]
}

/** A new product and its price. */
export function newProductParts(
  place: OwnPlace,
  facts: NewProduct,
  price: Money | undefined,
): readonly WritePart[] {
  const { supplierId } = place
  const lineId = newId()
  // Who and when are added by the write; the stamp here only fills the shape.
  const at = timestampFromMs(Date.now())
  const line = { ...newCatalogueLine(facts, supplierId, at), ...newCommonFields(supplierId, at) }
  return [
    creating(catalogueLines, { supplierId, lineId }, line),
    ...pricePart(place, lineId, { before: undefined, price }),
  ]
}

/** Changes of a product that need no notice to kitchens, and its price. */
export function changedProductParts(
  place: OwnPlace,
  { id, content }: Pick<StoredDocument<CatalogueLine>, 'id' | 'content'>,
  facts: Pick<CatalogueLine, 'name' | 'category' | 'code'>,
  price: { readonly before: CataloguePrice | undefined; readonly price: Money | undefined },
): readonly WritePart[] {
  const { name, category, code } = facts
  const params = { supplierId: place.supplierId, lineId: id }
  const isKept = name === content.name && category === content.category && code === content.code
  return [
    ...(isKept
      ? []
      : [
          changing(catalogueLines, params, {
            before: content,
            changes: differing(content, { name, category, code }),
          }),
        ]),
    ...pricePart(place, id, price),
  ]
}
