import type { Collection } from '@brigade/contract/collection.ts'
import { documentPath } from '@brigade/contract/path.ts'
import { type CommonFields, newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { DocumentReading } from '@brigade/platform/documents/types.ts'
import type { FunctionScope, QueryScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { type DocumentWish, findDocuments, type FoundDocument } from './find-documents.ts'

type Params = Readonly<Record<string, string>>

/** New values of fields; undefined takes a field away. */
export type Changes<Content> = {
  readonly [Field in Exclude<keyof Content, keyof CommonFields>]?: Content[Field] | undefined
}

/** Typed documents, to be read. */
export interface Reader {
  load<Content>(of: Collection<Content>, params: Params): Promise<Content | undefined>
  /** Like `load`, but a missing document refuses the call with `gone`. */
  need<Content>(of: Collection<Content>, params: Params): Promise<Content>
  find<Content>(
    of: Collection<Content>,
    wish: DocumentWish<NoInfer<Content>>,
  ): Promise<readonly FoundDocument<Content>[]>
}

/** Typed documents inside one transaction; what is written is signed by the caller. */
export interface Store extends Reader {
  create<Content extends CommonFields>(
    of: Collection<Content>,
    params: Params,
    content: Omit<Content, keyof CommonFields>,
  ): void
  change<Content extends CommonFields>(
    of: Collection<Content>,
    params: Params,
    changes: Changes<Content>,
  ): void
}

/** The uid of a caller whom the contract's audience has already let in. */
export function uidOf({ caller }: Pick<QueryScope, 'caller'>): string {
  return caller.uid ?? throwRefusal('UNAUTHENTICATED', 'sign-in-needed')
}

/** Opens the documents that a function reads. */
export function readerOf({ tx }: Pick<QueryScope, 'tx'>): Reader {
  const load = <Content>(of: Collection<Content>, params: Params) => loadFrom(tx, of, params)
  return {
    load,
    async need(of, params) {
      return (await load(of, params)) ?? throwRefusal('NOT_FOUND', 'gone')
    },
    find: (of, wish) => findDocuments(tx, of, wish),
  }
}

/** Opens the documents of a function's transaction. */
export function storeOf(scope: FunctionScope): Store {
  const { tx, now } = scope
  return {
    ...readerOf(scope),
    create: (of, params, content) =>
      tx.create(documentPath(of, params), { ...content, ...newCommonFields(uidOf(scope), now) }),
    change: (of, params, changes) =>
      tx.update(documentPath(of, params), { ...changes, updatedAt: now, updatedBy: uidOf(scope) }),
  }
}

async function loadFrom<Content>(
  tx: DocumentReading,
  of: Collection<Content>,
  params: Params,
): Promise<Content | undefined> {
  const data = await tx.get(documentPath(of, params))
  return data === undefined ? undefined : of.schema.parse(data)
}
