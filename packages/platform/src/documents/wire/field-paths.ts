import { invalidMember, readObject, readText } from './read.ts'

/** Firestore's limit for a field path. */
const LONGEST_PATH_BYTES = 1500
const SEGMENT = '(?:[A-Za-z_][A-Za-z_0-9]*|`(?:[^`\\\\]|\\\\.)+`)'
const FIELD_PATH = new RegExp(`^${SEGMENT}(?:\\.${SEGMENT})*$`, 's')

/** A field path such as ``price.`per piece` ``: names joined by dots, unusual ones between backquotes. */
export function readFieldPath(json: unknown, at: string): string {
  const path = readText(json, at)
  if (Buffer.byteLength(path) > LONGEST_PATH_BYTES)
    throw invalidMember(at, `must be at most ${LONGEST_PATH_BYTES} bytes long`)
  if (!FIELD_PATH.test(path)) throw invalidMember(at, 'must be a field path such as a.b or a.`b c`')
  return path
}

/** A field path as queries carry it: `{ fieldPath }`. */
export function readFieldReference(json: unknown, at: string): string {
  return readFieldPath(readObject(json, at)['fieldPath'], `${at}.fieldPath`)
}
