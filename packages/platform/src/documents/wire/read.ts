import { DocumentsError } from '../documents-error.ts'

/** JSON of an object whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>

/** The error for something on the wire that is not as it must be; `at` names the place in the message. */
export function invalidMember(at: string, must: string): DocumentsError {
  return new DocumentsError('INVALID_ARGUMENT', `${at} ${must}`)
}

/** The protocol's JSON leaves members without content out, or sets them to null. */
export function isPresent(json: unknown): boolean {
  return json !== undefined && json !== null
}

/** An object; refuses anything else. */
export function readObject(json: unknown, at: string): JsonObject {
  if (!isObject(json)) throw invalidMember(at, 'must be an object')
  return json
}

/** A list; the protocol's JSON leaves empty ones out. */
export function readList(json: unknown, at: string): readonly unknown[] {
  if (!isPresent(json)) return []
  if (!Array.isArray(json)) throw invalidMember(at, 'must be a list')
  return json
}

/** A text that is well-formed Unicode; refuses anything else. */
export function readText(json: unknown, at: string): string {
  if (typeof json !== 'string') throw invalidMember(at, 'must be a text')
  if (!json.isWellFormed()) throw invalidMember(at, 'must be well-formed Unicode')
  return json
}

/** A boolean; the protocol's JSON leaves false ones out. */
export function readFlag(json: unknown, at: string): boolean {
  if (!isPresent(json)) return false
  if (typeof json !== 'boolean') throw invalidMember(at, 'must be true or false')
  return json
}

const NUMERAL = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i

/** A number, which JSON of protocol buffers may have as a text, too; undefined for anything else. */
export function numberOf(json: unknown): number | undefined {
  if (typeof json === 'number') return json
  return typeof json === 'string' && NUMERAL.test(json) ? Number(json) : undefined
}

const INT32_MAX = 2 ** 31 - 1

/** A whole number from `least` up to the largest of 32 bits, plain or wrapped as `{ value }`. */
export function readInt32(json: unknown, at: string, least: number): number {
  const number = numberOf(isObject(json) ? json['value'] : json)
  if (number === undefined || !Number.isInteger(number) || number < least || number > INT32_MAX) {
    throw invalidMember(at, `must be a whole number from ${least} to ${INT32_MAX}`)
  }
  return number
}

/**
 * One of an enumeration's choices, by its name or, as JSON of protocol buffers may have it, by its number.
 * @param choices - in the order of their numbers
 * @param first - the number of the first choice
 */
export function readChoice<Choice extends string>(
  json: unknown,
  at: string,
  choices: readonly Choice[],
  first = 1,
): Choice {
  const choice = choices.find((candidate, index) => candidate === json || first + index === json)
  if (choice === undefined) throw invalidMember(at, `must be one of ${choices.join(', ')}`)
  return choice
}

/** The one member of `names` that is there. */
export function readOneOf<Name extends string>(json: JsonObject, at: string, names: readonly Name[]): Name {
  const present = names.filter((name) => isPresent(json[name]))
  const [name] = present
  if (name === undefined || present.length > 1)
    throw invalidMember(at, `must have exactly one of ${names.join(', ')}`)
  return name
}

function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
