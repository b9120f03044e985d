import { messages, type PGlite, protocol } from '@electric-sql/pglite'
import type { SqlValue } from './database.ts'
import { statementNames } from './statement-names.ts'

/** Each takes up to 100 kB inside the engine. */
const MOST_PREPARED = 100
const UNNAMED = ''

interface Column {
  readonly name: string
  readonly parse: (text: string) => unknown
}

/** A statement that the engine has parsed and described. */
interface Prepared {
  readonly serialize: readonly ((value: unknown) => string)[]
  readonly columns: readonly Column[]
}

/** What a statement gave. */
interface Ran {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** What was done, in PostgreSQL's words: `COMMIT`, `INSERT 0 1`. */
  readonly command: string
}

const { serialize: say } = protocol

/**
 * Runs statements in the engine, one after the other, by the engine's own protocol: parsed once, then one message for
 * each run, where the engine's `query` parses, plans and describes each time. That is half of what a commit costs.
 */
export function pgliteStatements(engine: PGlite) {
  const nameOf = statementNames(MOST_PREPARED)
  const known = new Map<string, Prepared>()
  const send = async (...parts: readonly Uint8Array[]) =>
    (await engine.execProtocol(Buffer.concat([...parts, say.sync()]), { syncToFs: false })).messages

  const prepare = async (sql: string, name: string): Promise<Prepared> => {
    const answers = await send(say.parse({ name, text: sql }), say.describe({ type: 'S', name }))
    const parameters = answers.find((one) => one instanceof messages.ParameterDescriptionMessage)
    const row = answers.find((one) => one instanceof messages.RowDescriptionMessage)
    return {
      serialize: (parameters?.dataTypeIDs ?? []).map((type) => engine.serializers[type] ?? String),
      columns: (row?.fields ?? []).map((field) => ({
        name: field.name,
        parse: engine.parsers[field.dataTypeID] ?? String,
      })),
    }
  }
  const preparedAs = async (sql: string, name: string): Promise<Prepared> => {
    const prepared = known.get(name) ?? (await prepare(sql, name))
    if (name !== UNNAMED) known.set(name, prepared)
    return prepared
  }

  return async (sql: string, params: readonly SqlValue[] = []): Promise<Ran> => {
    const name = (params.length === 0 ? undefined : nameOf(sql)) ?? UNNAMED
    const { serialize, columns } = await preparedAs(sql, name)
    const values = params.map((value, index) => (value === null ? null : (serialize[index]?.(value) ?? null)))
    const answers = await send(say.bind({ statement: name, values }), say.execute())
    const rows = answers.filter((one) => one instanceof messages.DataRowMessage)
    const end = answers.find((one) => one instanceof messages.CommandCompleteMessage)
    return { rows: rows.map(({ fields }) => rowOf(columns, fields)), command: end?.text ?? '' }
  }
}

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): Record<string, unknown> {
  return Object.fromEntries(
    columns.map(({ name, parse }, index) => {
      const text = fields[index] ?? null
      return [name, text === null ? null : parse(text)]
    }),
  )
}
