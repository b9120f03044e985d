import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { FEW_OF_A_PARENT, NARROW_FIELDS, NOT_YET_BOUNDED, TIMES } from './bounded-queries.table.ts'

const WEB = join(import.meta.dirname, '../apps/web/src')
/** What builds queries and listeners, with the place of collection, parent and wish among its arguments. */
const BUILDER = 'useQuery'

interface Query {
  readonly file: string
  readonly collection: string
  /** The arguments as they are written. */
  readonly params: string
  readonly wish: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each)
  else if (isNode(value)) {
    yield value
    for (const child of Object.values(value)) yield* nodesIn(child)
  }
}

/** The words of a wish, with those of the constants of its file that it names. */
function withConstants(text: string, wish: string): string {
  const names = [...wish.matchAll(/(?:^|\.\.\.)(\w+)/gu)].map(([, name]) => name ?? '')
  const constants = names.map(
    (name) => new RegExp(`const ${name}\\b[^=]*= ([^]*?)\\n(?! *[}\\])])`, 'u').exec(text)?.[1],
  )
  return [wish, ...constants].join(' ')
}

function queriesOf(file: string, text: string): readonly Query[] {
  const { program } = parseSync(file, text)
  return [...nodesIn(program)].flatMap((node) => {
    if (node.type !== 'CallExpression' || !('callee' in node) || !isNode(node.callee)) return []
    if (text.slice(node.callee.start, node.callee.end) !== BUILDER) return []
    const words = 'arguments' in node ? [...(Array.isArray(node.arguments) ? node.arguments : [])] : []
    const [collection = '', params = '', wish = ''] = words.map((each) =>
      isNode(each) ? text.slice(each.start, each.end) : '',
    )
    return [{ file, collection, params, wish: withConstants(text, wish) }]
  })
}

/** Whether a query reads no more after three years than after a month. */
function isBounded({ collection, params, wish }: Query): boolean {
  const compares = (field: string, comparison: string) => wish.includes(`['${field}', '${comparison}`)
  const hasParent = !/^\{\}|: \{\}$|\? \{\}/u.test(params)
  return (
    /\blimit\b/u.test(wish) ||
    NARROW_FIELDS.some((field) => compares(field, '==') || compares(field, 'in')) ||
    TIMES.some((field) => compares(field, '>')) ||
    (hasParent && !wish.includes('everywhere') && collection in FEW_OF_A_PARENT)
  )
}

const unbounded = globSync('**/*.{ts,tsx}', { cwd: WEB })
  .flatMap((file) => queriesOf(file, readFileSync(join(WEB, file), 'utf8')))
  .filter((query) => !isBounded(query))
const names = [...new Set(unbounded.map(({ file, collection }) => `${file} ${collection}`))].toSorted()

test('a query of the web has a limit, a day or a small parent', () => {
  expect(names.filter((name) => !NOT_YET_BOUNDED.includes(name))).toEqual([])
})

test('a query that has become bounded leaves the list of those that are not', () => {
  expect(NOT_YET_BOUNDED.filter((name) => !names.includes(name))).toEqual([])
})

test.each([
  ['useQuery(movements, { kitchenId })', false],
  ['useQuery(orderLines, {}, { everywhere: true, where: [["a", "==", 1]] })', false],
  ['useQuery(movements, { kitchenId }, { limit: 20 })', true],
  ["useQuery(prepTasks, { kitchenId }, { where: [['serviceDay', '==', day]] })", true],
  ["useQuery(tickets, at, { where: [['sentAt', '>=', since]] })", true],
  ['useQuery(menuItems, at)', true],
  ['useQuery(menuItems, {}, { everywhere: true })', false],
])('%s is bounded: %s', (text, expected) => {
  expect(queriesOf('some.ts', text).map(isBounded)).toEqual([expected])
})
