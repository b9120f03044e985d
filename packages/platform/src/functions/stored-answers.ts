import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Collection } from '@brigade/contract/collection.ts'
import type { DocumentTransaction } from '../documents/types.ts'
import { throwRefusal } from './refusal.ts'

/** Rule ER7: a repeated request gets the first answer for 30 days. */
const KEPT_SECONDS = 30 * 24 * 3600

const KeptAnswer = z.object({
  inputHash: z.string(),
  /** The answer as JSON, so that it is repeated exactly, whatever its shape. */
  answer: z.string(),
  expiresAt: z.object({ seconds: z.number(), nanoseconds: z.number() }),
})

/**
 * Stored answers, written in the same transaction as the functions' own writes. Declare it beside the product's own
 * collections; nobody may read it.
 */
export const storedAnswers: Collection = {
  path: 'functionAnswers/{requestKey}',
  schema: KeptAnswer,
  policy: { read: () => false, create: () => false, change: () => false, delete: () => false },
  indexes: [['expiresAt']],
  references: [],
}

/** One request of one caller to one function. */
interface RequestIdentity {
  readonly name: string
  readonly uid: string | null
  readonly requestId: string
  readonly input: unknown
}

/**
 * The answer that this request got before, as JSON; undefined for a new request.
 * @throws Refusal ALREADY_EXISTS `request-reused` when the id came with other input
 */
export async function findAnswer(
  tx: DocumentTransaction,
  request: RequestIdentity,
): Promise<string | undefined> {
  const found = KeptAnswer.safeParse(await tx.get(pathOf(request)))
  if (!found.success || found.data.expiresAt.seconds <= tx.now.seconds) return undefined
  if (found.data.inputHash !== hash(canonical(request.input)))
    throwRefusal('ALREADY_EXISTS', 'request-reused')
  return found.data.answer
}

/** Stores the answer for 30 days. */
export function saveAnswer(tx: DocumentTransaction, request: RequestIdentity, answer: string): void {
  tx.set(pathOf(request), {
    inputHash: hash(canonical(request.input)),
    answer,
    expiresAt: { seconds: tx.now.seconds + KEPT_SECONDS, nanoseconds: 0 },
  })
}

/** Deletes up to a hundred expired answers. */
export async function deleteOldAnswers(tx: DocumentTransaction): Promise<void> {
  const old = await tx.query({
    parent: '',
    collectionId: 'functionAnswers',
    allDescendants: false,
    where: {
      kind: 'field',
      field: 'expiresAt',
      operator: 'LESS_THAN',
      value: { timestampValue: { seconds: String(tx.now.seconds), nanos: 0 } },
    },
    orderBy: [{ field: 'expiresAt', descending: false }],
    limit: 100,
  })
  for (const { path } of old) tx.delete(path)
}

function pathOf({ name, uid, requestId }: RequestIdentity): string {
  return `functionAnswers/${hash(JSON.stringify([name, uid, requestId]))}`
}

/** Input with sorted fields, so that their order makes no difference. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
