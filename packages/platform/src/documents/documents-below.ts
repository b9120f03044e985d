import { DocumentsError } from './documents-error.ts'
import { NAME_FIELD } from './field-path.ts'
import { relativePath } from './paths.ts'
import { normalizeQuery } from './query/normalize-query.ts'
import type {
  ClientDocuments,
  Cursor,
  Filter,
  ListenEvent,
  Query,
  StoredDocument,
  Target,
  Value,
} from './types.ts'

/**
 * What lies below one document, as a document database of its own: so one store holds several, and none of them knows
 * of the others.
 * @param place - path of that document, which need not exist
 */
export function documentsBelow(documents: ClientDocuments, place: string): ClientDocuments {
  const prefix = `${place}/`
  const inside = (path: string) => (path === '' ? place : prefix + path)
  const outside = (path: string) => path.slice(prefix.length)
  const shown = (document: StoredDocument) => ({ ...document, path: outside(document.path) })
  const told = (message: string) => message.replaceAll(prefix, '')
  const asked = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work()
    } catch (error) {
      throw error instanceof DocumentsError ? new DocumentsError(error.status, told(error.message)) : error
    }
  }
  return {
    get: (caller, paths) =>
      asked(async () => {
        const { version, documents: found } = await documents.get(caller, paths.map(inside))
        return { version, documents: found.map((document) => document && shown(document)) }
      }),
    run: (caller, query) =>
      asked(async () => {
        const { version, documents: found } = await documents.run(caller, queryBelow(query, inside))
        return { version, documents: found.map(shown) }
      }),
    aggregate: (caller, query, aggregations) =>
      asked(() => documents.aggregate(caller, queryBelow(query, inside), aggregations)),
    commit: (caller, writes) =>
      asked(() =>
        documents.commit(
          caller,
          writes.map((write) => ({ ...write, path: inside(write.path) })),
        ),
      ),
    idsBelow: (path) => asked(() => documents.idsBelow(inside(path))),
    listen(caller, send, room) {
      const stream = documents.listen(
        caller,
        (event) => send(eventOutside(event, { shown, outside, told })),
        room,
      )
      return {
        addTarget: (id, target, resume) => stream.addTarget(id, targetBelow(target, inside), resume),
        removeTarget: (id) => stream.removeTarget(id),
        close: () => stream.close(),
      }
    },
  }
}

type Move = (path: string) => string

function targetBelow(target: Target, inside: Move): Target {
  return target.kind === 'documents'
    ? { kind: 'documents', paths: target.paths.map(inside) }
    : { kind: 'query', query: queryBelow(target.query, inside) }
}

/** In its normal form a query says all its orders, so that the names among a cursor's values are known. */
function queryBelow(asked: Query, inside: Move): Query {
  const query = normalizeQuery(asked)
  const moved = ({ values, before }: Cursor): Cursor => ({
    values: values.map((value, at) =>
      query.orderBy[at]?.field === NAME_FIELD ? nameBelow(value, inside) : value,
    ),
    before,
  })
  return {
    ...query,
    parent: inside(query.parent),
    ...(query.where && { where: filterBelow(query.where, inside) }),
    ...(query.start && { start: moved(query.start) }),
    ...(query.end && { end: moved(query.end) }),
  }
}

function filterBelow(filter: Filter, inside: Move): Filter {
  if ('filters' in filter) {
    return { ...filter, filters: filter.filters.map((inner) => filterBelow(inner, inside)) }
  }
  if (filter.kind === 'unary' || filter.field !== NAME_FIELD) return filter
  return { ...filter, value: nameBelow(filter.value, inside) }
}

function nameBelow(value: Value, inside: Move): Value {
  if ('referenceValue' in value) return { referenceValue: inside(relativePath(value.referenceValue)) }
  if (!('arrayValue' in value)) return value
  return { arrayValue: { values: (value.arrayValue.values ?? []).map((one) => nameBelow(one, inside)) } }
}

interface Ways {
  readonly shown: (document: StoredDocument) => StoredDocument
  readonly outside: Move
  readonly told: (message: string) => string
}

function eventOutside(event: ListenEvent, { shown, outside, told }: Ways): ListenEvent {
  if (event.kind === 'change') return { ...event, document: shown(event.document) }
  if (event.kind === 'delete' || event.kind === 'remove') return { ...event, path: outside(event.path) }
  if (event.kind !== 'removed' || event.cause === undefined) return event
  return { ...event, cause: { ...event.cause, message: told(event.cause.message) } }
}
