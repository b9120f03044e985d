import { invalidArgument } from './documents-error.ts'

/** The pseudo field that means a document's own name. */
export const NAME_FIELD = '__name__'

const PLAIN_SEGMENT = /^[A-Za-z_][A-Za-z0-9_]*$/
const PIECE = /`((?:[^`\\]|\\[\s\S])*)`|([^.`]+)/y

/**
 * The segments of a field path: `` stations.`front line`.chef `` has three. Between backticks, a backslash escapes
 * a backtick or a backslash. Outside of them anything but a dot and a backtick is taken as it stands.
 */
export function parseFieldPath(path: string): readonly string[] {
  const segments: string[] = []
  PIECE.lastIndex = 0
  for (;;) {
    const piece = PIECE.exec(path)
    if (piece === null) throw invalidArgument(`"${path}" is not a field path.`)
    segments.push(piece[1] === undefined ? (piece[2] ?? '') : piece[1].replaceAll(/\\([\s\S])/g, '$1'))
    const end = piece.index + piece[0].length
    if (end === path.length) return segments
    if (path[end] !== '.') throw invalidArgument(`"${path}" is not a field path.`)
    PIECE.lastIndex = end + 1
  }
}

/** The one spelling of a field path, used as a key. */
export function formatFieldPath(segments: readonly string[]): string {
  return segments
    .map((segment) => (PLAIN_SEGMENT.test(segment) ? segment : `\`${segment.replaceAll(/[\\`]/g, '\\$&')}\``))
    .join('.')
}
