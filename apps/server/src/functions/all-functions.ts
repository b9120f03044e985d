import type { DefinedFunction } from '@brigade/platform/functions/define-function.ts'

/** Every function of the product, in the order of the product definition. */
export const functions: readonly DefinedFunction[] = []
