import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { boundedMap, DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

const MOST_ROWS = 2000
const MOST_COLUMNS = 100
const Cell = z.string().max(2000)
const Column = z.string().trim().min(1).max(80)
const Count = z.int().min(0)

/** Where the rows go: lists of a kitchen, by leads and higher, or a supplier's catalogue, by sales. */
const ImportTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ingredients'), kitchenId: DocumentId }),
  z.strictObject({ kind: z.literal('price lines'), kitchenId: DocumentId }),
  z.strictObject({ kind: z.literal('catalogue'), supplierId: DocumentId }),
])

/**
 * Takes a table: each row is answered for itself, and a dry run stores nothing. Refused with `columns` when a field that
 * every row needs has no column.
 */
export const importCsv = functionContract({
  name: 'importCsv',
  audience: 'guest',
  input: z.strictObject({
    requestId: RequestId,
    target: ImportTarget,
    /** Cells by column, as text. */
    rows: z
      .array(boundedMap(Column, Cell, MOST_COLUMNS))
      .min(1)
      .max(MOST_ROWS),
    /** The field that a column fills. */
    mapping: boundedMap(Column, z.string().trim().min(1).max(60), MOST_COLUMNS),
    dryRun: z.boolean(),
  }),
  output: z.strictObject({
    /** Absent from a dry run. */
    importId: DocumentId.optional(),
    undoUntil: Timestamp.optional(),
    rows: z.array(
      z.strictObject({
        outcome: z.enum(['made', 'changed', 'same', 'refused']),
        path: z.string().optional(),
        problems: z.array(z.strictObject({ column: z.string(), rule: z.string() })),
      }),
    ),
  }),
  reasons: ['columns', 'plan', 'gone'],
})

/** Takes an import back within 24 hours, as far as nobody has changed it since. */
export const undoImport = functionContract({
  name: 'undoImport',
  audience: 'guest',
  input: z.strictObject({ requestId: RequestId, importId: DocumentId }),
  output: z.strictObject({ removed: Count, restored: Count }),
  reasons: ['changed-since', 'undo-over', 'gone'],
})
