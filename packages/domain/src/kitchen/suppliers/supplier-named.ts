import { foldName } from '../../core/text/fold-name.ts'
import { isOverLink } from './move-supplier-link.ts'
import type { SupplierLink } from './supplier-link.ts'

/** What of a supplier its name is found by. */
type Named = Pick<SupplierLink, 'name' | 'state'>

/**
 * The supplier of a kitchen that a typed name means, whatever its capitals and accents; one that the kitchen has broken off
 * with is not meant. Asked before a supplier is made, so that none stands there twice.
 */
export function supplierNamed<Row extends { readonly content: Named }>(
  name: string,
  links: readonly Row[],
): Row | undefined {
  const wanted = foldName(name)
  return links.find(({ content }) => !isOverLink(content.state) && foldName(content.name) === wanted)
}
