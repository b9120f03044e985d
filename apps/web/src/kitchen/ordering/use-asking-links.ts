import { type SupplierLink, supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import type { OwnPlace } from './use-own-place.ts'

/** Links of kitchens that ask to buy, for who may answer them; empty while they are on their way. */
export function useAskingLinks({ supplierId, sells }: OwnPlace): readonly StoredDocument<SupplierLink>[] {
  const filter = {
    where: [
      ['supplierId', '==', supplierId],
      ['state', '==', 'asked'],
    ],
    everywhere: true,
  } as const
  const links = useQuery(supplierLinks, {}, filter)
  return links.state === 'success' && sells ? links.value : []
}
