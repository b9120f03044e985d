import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { DocumentId, Sentence } from '../../core/documents/stored-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { announcedFields } from './catalogue-line.ts'
import { SUPPLIER_LINK_STATES } from './move-supplier-link.ts'
import { SupplierTerms } from './supplier-terms.ts'

/** Products taken onto the shelf with one call. */
const MOST_TAKEN = 100

const LinkState = z.enum(SUPPLIER_LINK_STATES)
const LinkCall = z.strictObject({ requestId: RequestId, kitchenId: DocumentId, linkId: DocumentId })
const StateAfter = z.strictObject({ state: LinkState })
/** Either side may; a person who is on both says for which one. */
const EitherSide = LinkCall.extend({ side: z.enum(['kitchen', 'supplier']) })

/** Asks a supplier to sell to the kitchen; a lead's or higher. The supplier's sales people are told. */
export const requestSupplierLink = functionContract({
  name: 'requestSupplierLink',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    kitchenId: DocumentId,
    supplierId: DocumentId,
    accountNumber: z.string().trim().min(1).max(60).optional(),
    note: z.string().trim().max(300),
  }),
  output: z.strictObject({ linkId: DocumentId, state: LinkState }),
  reasons: ['linked', 'not-taking', 'plan', 'gone'],
})

/** Accepts a kitchen with the terms it gets, or refuses it with a sentence; the supplier's sales people. */
export const answerSupplierLink = functionContract({
  name: 'answerSupplierLink',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    kitchenId: DocumentId,
    linkId: DocumentId,
    answer: z.discriminatedUnion('accept', [
      z.strictObject({ accept: z.literal(true), terms: SupplierTerms }),
      z.strictObject({ accept: z.literal(false), sentence: Sentence }),
    ]),
  }),
  output: StateAfter,
  reasons: ['state', 'gone'],
})

/** Stops ordering for a while, or takes it up again; either side. Orders under way are delivered. */
export const pauseSupplierLink = functionContract({
  name: 'pauseSupplierLink',
  audience: 'member',
  input: EitherSide.extend({ pause: z.boolean() }),
  output: StateAfter,
  reasons: ['state', 'gone'],
})

/** Ends a link for good; either side. Open orders finish. */
export const endSupplierLink = functionContract({
  name: 'endSupplierLink',
  audience: 'member',
  input: EitherSide.extend({ sentence: Sentence.optional() }),
  output: StateAfter,
  reasons: ['state', 'gone'],
})

/**
 * Puts products of a linked supplier's catalogue on the kitchen's shelf, each with a price line in the price that holds for
 * the kitchen; a lead's or higher. What is on the shelf already is left as it is.
 */
export const takeCatalogueLines = functionContract({
  name: 'takeCatalogueLines',
  audience: 'member',
  input: LinkCall.extend({ lineIds: z.array(DocumentId).min(1).max(MOST_TAKEN) }),
  output: z.strictObject({ priceLineIds: z.array(DocumentId) }),
  reasons: ['not-linked', 'no-price', 'gone'],
})

/** Makes a local link an active one: by somebody with a supplier's card who holds the link of an order e-mail. */
export const claimSupplierLink = functionContract({
  name: 'claimSupplierLink',
  audience: 'member',
  input: z.strictObject({ requestId: RequestId, token: z.string().min(20).max(200) }),
  output: z.strictObject({ kitchenId: DocumentId, linkId: DocumentId, state: LinkState }),
  reasons: ['expired', 'state', 'gone'],
})

/**
 * Changes pack, allergens or specification of a product and tells every kitchen that uses it which of its recipes and
 * menus are affected (rule AL7); the supplier's sales people.
 */
export const announceSpecChange = functionContract({
  name: 'announceSpecChange',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    supplierId: DocumentId,
    lineId: DocumentId,
    change: z.strictObject({ ...announcedFields, specDocument: FileId }).partial(),
    words: z.string().trim().max(1000),
  }),
  output: z.strictObject({ kitchensTold: z.int().min(0) }),
  reasons: ['unchanged', 'gone'],
})
