import { isReadAllowed, loadPolicyReads, readChecksOfDocument, readRefusal } from '../access/read-access.ts'
import type { PolicyInputs } from '../access/read-access.ts'
import type { Lookup } from '../access/related-documents.ts'
import type { Registry } from '../access/registry.ts'
import { allowChanges, checkedChanges, namedPaths, writeRefusal } from '../access/write-access.ts'
import { invalidArgument } from '../documents-error.ts'
import { checkDocumentPath } from '../paths.ts'
import { storedFields } from '../storage/stored-fields.ts'
import type { CommitResult, Write, WriteResult } from '../types.ts'
import { plainData } from '../values/plain-data.ts'
import { applyWrite, canonicalWrite, failedPrecondition } from './apply-write.ts'
import type { WriteSet } from './write-set.ts'
import type { DocumentWriter, WriteScope } from './writer.ts'

interface CommitRequest {
  readonly writer: DocumentWriter
  readonly registry: Registry
  readonly asking: PolicyInputs
}

/**
 * Commits a client's writes: all or none, in order, judged by the policies as a whole.
 * Throws INVALID_ARGUMENT, PERMISSION_DENIED, NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION.
 */
export async function commitWrites(request: CommitRequest, asked: readonly Write[]): Promise<CommitResult> {
  const { writer, registry } = request
  for (const { path } of asked) {
    checkDocumentPath(path)
    if (!registry.isOpen && registry.ofDocument(path) === undefined) throw writeRefusal(path)
  }
  const writes = asked.map(canonicalWrite)
  // Worked out before its turn, while the database stores what others have written.
  for (const write of writes) if (isWhole(write)) storedFields(write.fields)
  const paths = writes.map(({ path }) => path)
  return writer.writeTogether(paths, async (scope) => {
    await tellOnlyReaders(request, scope, writes)
    const deleted = new Set<string>()
    const results = writes.map((write): WriteResult => {
      if (deleted.has(write.path) && isUpdate(write))
        throw invalidArgument(`"${write.path}" was deleted by an earlier write of this commit.`)
      if (write.kind === 'delete') deleted.add(write.path)
      if (write.kind === 'set') deleted.delete(write.path)
      const { after, result } = applyWrite(write, scope.writes.after(write.path), scope.version)
      if (write.kind !== 'verify') scope.writes.put(write.path, after)
      return result
    })
    await authorise(request, scope, writes)
    return { version: scope.version, results }
  })
}

/**
 * Whether a document is there is told, by a precondition that fails or a deletion that finds nothing, only to who may
 * read it. A later write of the same document tells only what an earlier one has made.
 */
async function tellOnlyReaders(
  { registry, asking }: CommitRequest,
  { writes: documents }: WriteScope,
  writes: readonly Write[],
): Promise<void> {
  const telling = writes.filter((write, index) => {
    const found = documents.before(write.path)
    const tells =
      failedPrecondition(write, found) !== undefined || (write.kind === 'delete' && found === undefined)
    return tells && writes.findIndex(({ path }) => path === write.path) === index
  })
  for (const { path } of telling) {
    const questions = readChecksOfDocument(registry, path, documents.before(path))
    const lookup = contents(documents, 'before')
    await loadPolicyReads(questions, asking, { lookup, load: (paths) => documents.load(paths) })
    if (!isReadAllowed(questions, asking, lookup)) throw writeRefusal(path)
  }
}

/** Whether a write says all that the document becomes. */
function isWhole(write: Write): write is Extract<Write, { kind: 'set' }> {
  return write.kind === 'set' && write.mask === undefined && write.transforms === undefined
}

/** Whether a write needs the document to be there. */
function isUpdate({ kind, precondition }: Write): boolean {
  return kind === 'set' && precondition !== undefined && 'exists' in precondition && precondition.exists
}

async function authorise(
  { registry, asking }: CommitRequest,
  scope: WriteScope,
  writes: readonly Write[],
): Promise<void> {
  const changes = checkedChanges(registry, scope.writes.changes(), asking)
  const verified = writes.filter(({ kind }) => kind === 'verify')
  const questions = verified.flatMap(({ path }) =>
    readChecksOfDocument(registry, path, scope.writes.before(path)),
  )
  await scope.writes.load(namedPaths(changes))
  const lookups = {
    before: contents(scope.writes, 'before'),
    after: contents(scope.writes, 'after'),
  }
  await loadPolicyReads(questions, asking, {
    lookup: lookups.before,
    load: (paths) => scope.writes.load(paths),
  })
  if (!isReadAllowed(questions, asking, lookups.before)) throw readRefusal()
  allowChanges(changes, asking, lookups)
}

function contents(documents: WriteSet, when: 'before' | 'after'): Lookup {
  return (path) => {
    const document = documents[when](path)
    return document === undefined ? undefined : plainData(document.fields)
  }
}
