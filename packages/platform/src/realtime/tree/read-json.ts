import {
  branch,
  type TreeContent,
  contentAt,
  leaf,
  type LeafValue,
  type Priority,
  priorityOf,
  type TreeNode,
} from './node.ts'
import { checkDepth, checkTreeKey, type Path, PRIORITY_KEY } from './path.ts'
import { RealtimeRefusal } from './refusal.ts'

/** What values that the server fills in depend on. */
export interface ServerValueInputs {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The whole data before the write: increments add to it. */
  readonly before: TreeContent
}

const LONGEST_TEXT_BYTES = 10 * 1024 * 1024

/**
 * Reads data as a client sends it, for a place: server values are filled in, empty places left out, lists become places
 * with numbers for keys.
 * @throws Refusal with what is wrong and where
 */
export function readContent(json: unknown, path: Path, filling: ServerValueInputs): TreeContent {
  if (path.at(-1) === PRIORITY_KEY) {
    const priority = readPriority(json, path.slice(0, -1), filling)
    return priority === null ? null : leaf(priority)
  }
  checkDepth(path.length)
  if (json === null || json === undefined) return null
  if (typeof json !== 'object') return leaf(readLeaf(json))
  const fields: Readonly<Record<string, unknown>> = { ...json }
  const priority = readPriority(fields[PRIORITY_KEY] ?? null, path, filling)
  if ('.sv' in fields) return leaf(fillIn(fields['.sv'], contentAt(filling.before, path), filling), priority)
  if ('.value' in fields) return readWrapped(fields, priority, { path, filling })
  return branch(readChildren(fields, path, filling), priority)
}

interface At {
  readonly path: Path
  readonly filling: ServerValueInputs
}

function readWrapped(fields: Readonly<Record<string, unknown>>, priority: Priority, at: At): TreeContent {
  if (Object.keys(fields).some((key) => !key.startsWith('.'))) {
    throw new RealtimeRefusal('invalid_data', '".value" cannot stand beside children')
  }
  const value = readContent(fields['.value'], at.path, at.filling)
  if (value?.kind === 'branch')
    throw new RealtimeRefusal('invalid_data', '".value" is a text, a number or true or false')
  return value === null ? null : leaf(value.value, priority)
}

function* readChildren(
  fields: Readonly<Record<string, unknown>>,
  path: Path,
  filling: ServerValueInputs,
): Generator<readonly [string, TreeNode]> {
  for (const [key, json] of Object.entries(fields)) {
    if (key === PRIORITY_KEY) continue
    checkTreeKey(key)
    const child = readContent(json, [...path, key], filling)
    if (child !== null) yield [key, child]
  }
}

function readLeaf(json: unknown): LeafValue {
  if (typeof json === 'boolean') return json
  if (typeof json === 'number' && Number.isFinite(json)) return unsignedZero(json)
  if (typeof json !== 'string')
    throw new RealtimeRefusal('invalid_data', 'A value is a text, a finite number, true or false')
  if (Buffer.byteLength(json) > LONGEST_TEXT_BYTES) {
    throw new RealtimeRefusal('too_big', `A text has at most ${LONGEST_TEXT_BYTES} bytes`)
  }
  return json
}

function readPriority(json: unknown, path: Path, filling: ServerValueInputs): Priority {
  if (json === null || typeof json === 'string') return json
  if (typeof json === 'number' && Number.isFinite(json)) return unsignedZero(json)
  if (typeof json === 'object' && json !== null && '.sv' in json) {
    const priority = priorityOf(contentAt(filling.before, path))
    return fillIn(json['.sv'], priority === null ? null : leaf(priority), filling)
  }
  throw new RealtimeRefusal('invalid_data', 'A priority is a text, a finite number or null')
}

/** The number that stands for `timestamp` or `{increment: n}`. */
function fillIn(wanted: unknown, existing: TreeContent, { now }: ServerValueInputs): number {
  if (wanted === 'timestamp') return now
  const delta =
    typeof wanted === 'object' && wanted !== null && 'increment' in wanted ? wanted.increment : null
  if (typeof delta !== 'number' || !Number.isFinite(delta)) {
    throw new RealtimeRefusal(
      'invalid_data',
      'The server fills in "timestamp" and {"increment": number}, nothing else',
    )
  }
  const sum = delta + (existing?.kind === 'leaf' && typeof existing.value === 'number' ? existing.value : 0)
  if (!Number.isFinite(sum)) throw new RealtimeRefusal('invalid_data', 'The sum is too large for a number')
  return unsignedZero(sum)
}

/** The SDK sends no negative zero and would not know one by its hash. */
function unsignedZero(number: number): number {
  return number === 0 ? 0 : number
}
