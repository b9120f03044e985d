import { RealtimeRefusal } from './refusal.ts'

/** Keys from the root down; the root itself is empty. */
export type Path = readonly string[]

/** The last part of a path may be this: the priority of the place before it. */
export const PRIORITY_KEY = '.priority'

/** The SDK's 32, and the one under which a test server keeps them. */
const MOST_LEVELS = 33
const LONGEST_KEY_BYTES = 768
/** Of the control characters those of ASCII, as the SDK forbids them. */
const FORBIDDEN = /[.#$/[\]]|(?![\u0080-\u009F])\p{Cc}/u

/** @throws Refusal when a text cannot be a key: empty, too long, or with `. # $ / [ ]` or a control character */
export function checkTreeKey(key: string): void {
  if (key === '' || FORBIDDEN.test(key) || Buffer.byteLength(key) > LONGEST_KEY_BYTES) {
    throw new RealtimeRefusal(
      'invalid_path',
      `"${key.slice(0, 50)}" cannot be a key: keys have 1 to ${LONGEST_KEY_BYTES} bytes, without . # $ / [ ] and control characters`,
    )
  }
}

/** @throws Refusal when places so deep are not kept */
export function checkDepth(levels: number): void {
  if (levels > MOST_LEVELS)
    throw new RealtimeRefusal('invalid_path', `Data is at most ${MOST_LEVELS} levels deep`)
}

/** Reads `/rooms/r1`; slashes at the ends and doubled ones do not count. */
export function readPath(text: string): Path {
  const path = text.split('/').filter((key) => key !== '')
  checkDepth(path.length)
  for (const key of path) checkTreeKey(key)
  return path
}

/** Reads the path of something to write, which may end in `.priority`. */
export function readWritablePath(text: string): Path {
  const path = text.split('/').filter((key) => key !== '')
  if (path.at(-1) !== PRIORITY_KEY) return readPath(text)
  return [...readPath(path.slice(0, -1).join('/')), PRIORITY_KEY]
}

/** A path as it is written, without a slash at its ends. */
export function pathText(path: Path): string {
  return path.join('/')
}

/** Whether a place is another one or lies above it. */
export function contains(outer: Path, inner: Path): boolean {
  return outer.length <= inner.length && outer.every((key, at) => key === inner[at])
}

/** The place whose content a write at this path changes: a priority belongs to the place that has it. */
export function placeOf(path: Path): Path {
  return path.at(-1) === PRIORITY_KEY ? path.slice(0, -1) : path
}

/** Leaves out what lies below another path of the list. */
export function outermost(paths: readonly Path[]): readonly Path[] {
  const kept: Path[] = []
  for (const path of paths.toSorted((one, other) => one.length - other.length)) {
    if (!kept.some((outer) => contains(outer, path))) kept.push(path)
  }
  return kept
}
