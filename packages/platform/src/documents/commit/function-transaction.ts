import type { DocumentData } from '@brigade/contract/document.ts'
import type { SearchIndex } from '@brigade/contract/search-index.ts'
import { parseFieldPath } from '../field-path.ts'
import type { Log } from '../log.ts'
import { checkDocumentPath } from '../paths.ts'
import { searchDocuments } from '../search/search-documents.ts'
import { queryIn } from '../trusted-reading.ts'
import type { DocumentTransaction, Write } from '../types.ts'
import { withValuesAt } from '../values/fields.ts'
import { fieldsOfPlain, plainData, valueOfPlain } from '../values/plain-data.ts'
import { instantOfVersion } from '../values/timestamps.ts'
import { applyWrite, canonicalWrite } from './apply-write.ts'
import type { DocumentWriter, WriteScope } from './writer.ts'

interface TrustedParts {
  readonly writer: DocumentWriter
  /** How root collections are searched. */
  readonly searchIndex: ReadonlyMap<string, SearchIndex>
  readonly log: Log
}

type Effect = () => void | Promise<void>

/**
 * Runs trusted work in one commit, then its effects. Work holds up every other writer: it should not wait for anything
 * but the transaction, and must not commit by another way.
 */
export async function transactTrusted<Answer>(
  { writer, searchIndex, log }: TrustedParts,
  work: (tx: DocumentTransaction) => Promise<Answer>,
): Promise<Answer> {
  const { answer, effects } = await writer.write(async (scope) => {
    const effectsSoFar: Effect[] = []
    const { transaction, settle } = functionTransaction({ ...scope, searchIndex }, effectsSoFar)
    const result = await work(transaction)
    await settle()
    return { answer: result, effects: effectsSoFar }
  })
  for (const effect of effects) {
    try {
      await effect()
    } catch (error) {
      log.error({ err: error }, 'An effect after a commit failed; the commit stands.')
    }
  }
  return answer
}

function functionTransaction(scope: WriteScope & Pick<TrustedParts, 'searchIndex'>, effects: Effect[]) {
  const { writes, version, tx, searchIndex } = scope
  const staged: Write[] = []
  const stage = (write: Write) => {
    checkDocumentPath(write.path)
    staged.push(canonicalWrite(write))
  }
  const settle = async () => {
    const batch = staged.splice(0)
    await writes.load(batch.map(({ path }) => path))
    for (const write of batch)
      writes.put(write.path, applyWrite(write, writes.after(write.path), version).after)
  }
  const transaction: DocumentTransaction = {
    now: instantOfVersion(version),
    async get(path) {
      checkDocumentPath(path)
      await settle()
      await writes.load([path])
      const document = writes.after(path)
      return document === undefined ? undefined : plainData(document.fields)
    },
    query: queryIn(tx),
    search: (search) => searchDocuments({ database: tx, searchIndex }, search),
    create: (path, data) =>
      stage({ kind: 'set', path, fields: fieldsOfPlain(data), precondition: { exists: false } }),
    set: (path, data) => stage({ kind: 'set', path, fields: fieldsOfPlain(data) }),
    update: (path, changes) => stage(updateOf(path, changes)),
    delete: (path) => stage({ kind: 'delete', path }),
    afterCommit: (effect) => void effects.push(effect),
  }
  return { transaction, settle }
}

/** An undefined value takes the field away. */
function updateOf(path: string, changes: DocumentData): Write {
  const fields = withValuesAt({}, (put) => {
    for (const [field, value] of Object.entries(changes)) {
      if (value !== undefined) put(parseFieldPath(field), valueOfPlain(value))
    }
  })
  return { kind: 'set', path, fields, mask: Object.keys(changes), precondition: { exists: true } }
}
