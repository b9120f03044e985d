import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import { newLocalLink } from '@brigade/domain/kitchen/suppliers/new-supplier-documents.ts'
import { type SupplierLink, supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { supplierNamed } from '@brigade/domain/kitchen/suppliers/supplier-named.ts'
import type { Loadable, StoredDocument } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { newId } from '../../lib/writing/new-id.ts'

/** Whom a kitchen buys from; undefined until they are known. */
export type Suppliers = readonly Pick<StoredDocument<SupplierLink>, 'id' | 'content'>[] | undefined

/** The kitchen's suppliers, by name. */
export function useSuppliers(kitchenId: string): Suppliers {
  const links: Loadable<readonly StoredDocument<SupplierLink>[]> = useQuery(
    supplierLinks,
    { kitchenId },
    { orderBy: ['name'] },
  )
  return links.state === 'success' ? links.value : undefined
}

/** Whom a price is from, as it is stored; a supplier that the kitchen did not have yet is made along with it. */
interface PriceSupplier {
  readonly facts: Pick<PriceLine, 'supplierName' | 'linkId'>
  readonly created?: { readonly id: string; readonly content: SupplierLink }
}

interface TypedSupplier {
  readonly zone: SupplierLink['zone']
  readonly typed: string
  readonly suppliers: Suppliers
  /** The price as it stands, where it is changed. */
  readonly before: Pick<PriceLine, 'supplierName' | 'linkId'> | undefined
}

/**
 * The supplier that a typed name means. One that the kitchen does not have yet is made, so that what is priced can be
 * ordered. While nobody knows which suppliers there are, the name stands alone.
 */
export function priceSupplier({ zone, typed, suppliers, before }: TypedSupplier): PriceSupplier {
  const name = typed.trim()
  if (before?.linkId !== undefined && foldName(before.supplierName) === foldName(name))
    return { facts: { supplierName: before.supplierName, linkId: before.linkId } }
  if (suppliers === undefined) return { facts: { supplierName: name } }
  const known = supplierNamed(name, suppliers)
  if (known !== undefined) return { facts: { supplierName: known.content.name, linkId: known.id } }
  const id = newId()
  const content = newLocalLink({ name, zone }, id, timestampFromMs(Date.now()))
  return { facts: { supplierName: name, linkId: id }, created: { id, content } }
}
