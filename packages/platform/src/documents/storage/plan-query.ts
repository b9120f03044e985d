import { NAME_FIELD } from '../field-path.ts'
import type { Cursor, Order, Query, Value } from '../types.ts'
import { canHaveKeys } from './document-keys.ts'
import { nameOrderOf } from './name-order.ts'
import type { NameOrder } from './name-order.ts'
import { orderKey } from './order-key.ts'
import { conjunction, keyExpression, planFilter } from './plan-filter.ts'
import type { Condition } from './plan-filter.ts'
import { sqlLiteral } from './sql-literal.ts'
import type { SqlParameters } from './sql-parameters.ts'
import { storedPath, storedRangeBelow } from './stored-path.ts'

/** What PostgreSQL does for a query; the evaluator does the rest. */
interface Plan {
  readonly where: string
  readonly orderBy: string
  /** How many rows suffice; only when the condition is exact. */
  readonly limit?: number
  readonly isExact: boolean
}

/** Plans a query in normal form. The plan finds every document of the result, perhaps more. */
export function planQuery(query: Query, parameters: SqlParameters): Plan {
  const conditions = [planScope(query, parameters), planOrders(query)]
  if (query.where !== undefined) conditions.push(planFilter(query.where, parameters, nameOrderOf(query)))
  if (query.start !== undefined)
    conditions.push(planCursor(query, query.start, { isStart: true, parameters }))
  if (query.end !== undefined) conditions.push(planCursor(query, query.end, { isStart: false, parameters }))
  const { sql = 'true', isExact } = conjunction(conditions)
  const orderBy = query.orderBy
    .map((order) => `${orderExpression(query, order)} ${order.descending ? 'desc' : 'asc'}`)
    .join(', ')
  const plan = { where: sql, orderBy, isExact }
  if (query.limit === undefined || !isExact) return plan
  return { ...plan, limit: query.limit + (query.offset ?? 0) }
}

/** Which rows can lie in the query's collections; also used on the change log. */
export function planScope(query: Query, parameters: SqlParameters): Condition {
  const { parent, collectionId, allDescendants } = query
  if (collectionId !== undefined && !allDescendants) {
    const collectionPath = parent === '' ? collectionId : `${parent}/${collectionId}`
    const sql = `collection_path = ${parameters.add(storedPath(collectionPath))} and collection_id = ${sqlLiteral(collectionId)}`
    return { sql, isExact: true }
  }
  const below: Condition = parent === '' ? { isExact: true } : planBelow(parent, parameters)
  const named: Condition =
    collectionId === undefined
      ? { isExact: allDescendants }
      : { sql: `collection_id = ${sqlLiteral(collectionId)}`, isExact: true }
  return conjunction([below, named])
}

function planBelow(parent: string, parameters: SqlParameters): Condition {
  const { after, before, isExact } = storedRangeBelow(parent)
  return { sql: `path > ${parameters.add(after)} and path < ${parameters.add(before)}`, isExact }
}

function orderExpression(query: Query, { field }: Order): string {
  return field === NAME_FIELD ? nameOrderOf(query).expression : keyExpression(field)
}

function planOrders({ orderBy }: Query): Condition {
  return conjunction(
    orderBy
      .filter(({ field }) => field !== NAME_FIELD)
      .map(({ field }) =>
        canHaveKeys(field)
          ? { sql: `${keyExpression(field)} is not null`, isExact: true }
          : { isExact: false },
      ),
  )
}

interface Bound {
  readonly isStart: boolean
  readonly parameters: SqlParameters
}

/** A cursor as alternatives: further on by the first order, or level there and further on by the second, … */
function planCursor(query: Query, { values, before }: Cursor, { isStart, parameters }: Bound): Condition {
  const level: string[] = []
  const alternatives: string[] = []
  const keys = query.orderBy
    .slice(0, values.length)
    .map((order, at) => cursorKey(order, values[at], nameOrderOf(query)))
  if (keys.length === 0 || !keys.every((key) => key.isExact)) return { isExact: false }
  for (const [at, order] of query.orderBy.slice(0, values.length).entries()) {
    const expression = orderExpression(query, order)
    const place = parameters.add(keys[at]?.text ?? '')
    const isForward = isStart !== order.descending
    alternatives.push([...level, `${expression} ${isForward ? '>' : '<'} ${place}`].join(' and '))
    level.push(`${expression} = ${place}`)
  }
  if (before === isStart) alternatives.push(level.join(' and '))
  if (alternatives.length === 0) return { isExact: false }
  return { sql: alternatives.map((sql) => `(${sql})`).join(' or '), isExact: true }
}

/** Where a cursor's value stands in an order; not exact when PostgreSQL cannot tell. */
function cursorKey(
  order: Order,
  value: Value | undefined,
  nameOrder: NameOrder,
): ReturnType<typeof orderKey> {
  if (value === undefined || !canHaveKeys(order.field)) return { text: '', isExact: false }
  if (order.field !== NAME_FIELD || !('referenceValue' in value)) return orderKey(value)
  const key = nameOrder.keyOf(value.referenceValue)
  return { text: key ?? '', isExact: key !== undefined }
}
