import { setImmediate as othersTurn } from 'node:timers/promises'
import { messages, type PGlite, protocol } from '@electric-sql/pglite'
import type { SqlValue } from './database.ts'
import { statementNames } from './statement-names.ts'
import { textArray } from './text-array.ts'

/** Each takes up to 100 kB inside the engine. */
const MOST_PREPARED = 100
const UNNAMED = ''
/** Statements on disk end without leaving the process's turn, and nobody else is heard until it is left. */
const LONGEST_TURN_MS = 20

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
interface Ran<Row> {
  readonly rows: readonly Row[]
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
  let turnBegan = performance.now()
  const send = async (...parts: readonly Uint8Array[]) => {
    if (performance.now() - turnBegan > LONGEST_TURN_MS) {
      await othersTurn()
      turnBegan = performance.now()
    }
    return (await engine.execProtocol(Buffer.concat([...parts, say.sync()]), { syncToFs: false })).messages
  }

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

  return async <Row extends object>(sql: string, params: readonly SqlValue[] = []): Promise<Ran<Row>> => {
    const name = (params.length === 0 ? undefined : nameOf(sql)) ?? UNNAMED
    const { serialize, columns } = await preparedAs(sql, name)
    const values = params.map((value, index) => {
      if (value === null) return null
      return Array.isArray(value) ? textArray(value) : (serialize[index]?.(value) ?? null)
    })
    const answers = await send(say.bind({ statement: name, values }), say.execute())
    // What a row is, the caller's own statement says.
    const rows: Row[] = answers
      .filter((one) => one instanceof messages.DataRowMessage)
      .map(({ fields }) => Object.fromEntries(cellsOf(columns, fields)))
    const end = answers.find((one) => one instanceof messages.CommandCompleteMessage)
    return { rows, command: end?.text ?? '' }
  }
}

function cellsOf(
  columns: readonly Column[],
  fields: readonly (string | null)[],
): readonly (readonly unknown[])[] {
  return columns.map(({ name, parse }, index) => {
    const text = fields[index] ?? null
    return [name, text === null ? null : parse(text)]
  })
}
