import { type SupplierLink, supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import type { Kept } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import type { OwnPlace } from './use-own-place.ts'

/** Links of kitchens that ask to buy, for who may answer them; empty while they are on their way. */
export function useAskingLinks({ supplierId, sells }: OwnPlace): readonly Kept<SupplierLink>[] {
  const asked = {
    where: [
      ['supplierId', '==', supplierId],
      ['state', '==', 'asked'],
    ],
    everywhere: true,
  } as const
  const links = useQuery(supplierLinks, {}, asked)
  return links.state === 'success' && sells ? links.value : []
}
