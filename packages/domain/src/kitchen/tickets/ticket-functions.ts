import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { Course, TicketNumber } from './ticket-document.ts'
import { TICKET_MODES } from '../kitchens/ticket-modes.ts'

/** The till's own number of a ticket or line. */
const SourceId = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^/]+$/)

/** A line as a till sends it. Without an item of the menu the expediter gets it, with a mark. */
const SentLine = z.strictObject({
  sourceId: SourceId,
  itemId: DocumentId.optional(),
  name: z.string().trim().min(1).max(100),
  qty: z.int().min(1).max(99),
  options: z.array(z.string().trim().min(1).max(60)).max(20),
  note: z.string().trim().max(200),
  allergies: z.array(z.string().trim().min(1).max(60)).max(20),
  course: Course,
})

/**
 * Takes tickets from a till or a web shop, by the kitchen's till key. A ticket is kept under its source's id, so that
 * sending it again is the same ticket; each is answered for itself, and a refused one says why.
 */
export const ingestTickets = functionContract({
  name: 'ingestTickets',
  audience: 'anyone',
  input: z.strictObject({
    requestId: RequestId,
    kitchenId: DocumentId,
    /** The till key's token. */
    key: z.string().min(20).max(200),
    tickets: z
      .array(
        z.strictObject({
          sourceId: SourceId,
          source: z.enum(['pos', 'online']),
          number: TicketNumber,
          mode: z.enum(TICKET_MODES),
          table: z.string().trim().min(1).max(40).optional(),
          guest: z.string().trim().min(1).max(60).optional(),
          covers: z.int().min(1).max(10_000).optional(),
          sentAt: Timestamp,
          note: z.string().trim().max(300),
          allergyNote: z.string().trim().min(1).max(300).optional(),
          lines: z.array(SentLine).min(1).max(200),
        }),
      )
      .min(1)
      .max(100),
  }),
  output: z.strictObject({
    tickets: z.array(
      z.strictObject({
        sourceId: SourceId,
        outcome: z.enum(['made', 'same', 'refused']),
        ticketId: DocumentId.optional(),
        /** Why it was refused. */
        problem: z.string().optional(),
      }),
    ),
  }),
  reasons: ['ticket', 'key'],
})
