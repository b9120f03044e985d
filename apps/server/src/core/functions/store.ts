import type { Collection } from '@brigade/contract/collection.ts'
import { idOf } from '@brigade/contract/path.ts'
import { type CommonFields, newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { documentPath } from '@brigade/domain/core/documents/document-path.ts'
import type { DocumentReading, Filter, Query } from '@brigade/platform/documents/types.ts'
import { valueOfPlain } from '@brigade/platform/documents/values/plain-data.ts'
import type { FunctionScope, QueryScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'

type Params = Readonly<Record<string, string>>

/** A document that a query found. */
export interface FoundDocument<Content> {
  readonly path: string
  /** The last part of the path. */
  readonly id: string
  readonly content: Content
}

/** Which documents: of one parent, or with `params` left out of the whole collection group; all equal to `where`. */
export interface DocumentFilter {
  readonly params?: Params
  readonly where?: Readonly<Record<string, unknown>>
  readonly limit?: number
}

/** New values of fields; undefined takes a field away. */
type Changes<Content> = {
  readonly [Field in Exclude<keyof Content, keyof CommonFields>]?: Content[Field] | undefined
}

/** Typed documents, to be read. */
export interface Reader {
  load<Content>(of: Collection<Content>, params: Params): Promise<Content | undefined>
  /** Like `load`, but a missing document refuses the call with `gone`. */
  need<Content>(of: Collection<Content>, params: Params): Promise<Content>
  find<Content>(of: Collection<Content>, search: DocumentFilter): Promise<readonly FoundDocument<Content>[]>
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
    async find(of, search) {
      const found = await tx.query(queryOf(of, search))
      return found.map(({ path, data }) => ({ path, id: idOf(path), content: of.schema.parse(data) }))
    },
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

function queryOf(of: Pick<Collection<never>, 'path'>, { params, where = {}, limit }: DocumentFilter): Query {
  const segments = of.path.split('/')
  const parent = segments.slice(0, -2).join('/')
  const filters: Filter[] = Object.entries(where).map(([field, value]) => ({
    kind: 'field',
    field,
    operator: 'EQUAL',
    value: valueOfPlain(value),
  }))
  return {
    parent: params === undefined ? '' : documentPath({ path: parent }, params),
    collectionId: segments.at(-2) ?? '',
    allDescendants: params === undefined && parent !== '',
    orderBy: [],
    ...(filters.length > 0 && { where: { kind: 'and', filters } }),
    ...(limit !== undefined && { limit }),
  }
}
