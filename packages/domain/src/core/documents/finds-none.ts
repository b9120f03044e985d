import type { ZodObject } from 'zod'

/**
 * Whether a list can hold none of these documents, because it filters on a field they never have. A list over all
 * collections of one name, such as `lines`, is asked of each of them; one that can give nothing away may be read.
 * @param schema - a strict object, so that no document has another field
 */
export function findsNone(schema: Pick<ZodObject, 'shape'>, known: object): boolean {
  return Object.keys(known).some((field) => !Object.hasOwn(schema.shape, field))
}
