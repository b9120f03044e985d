import type { ByteRange } from '../bytes/byte-store.ts'

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * The part of a file that a `Range` header asks for. What a server may ignore is ignored, and the whole file sent:
 * several ranges, other units, nonsense, and a range of an empty file, for the SDK takes 416 as a failure.
 * @returns undefined for the whole file, `unsatisfiable` when the range begins after the end
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = SINGLE_RANGE.exec(header ?? '') ?? []
  if (size === 0 || (from === '' && to === '')) return undefined
  if (from === '') return lastOctets(Number(to), size)
  const [first, last] = [Number(from), to === '' ? Number.POSITIVE_INFINITY : Number(to)]
  if (last < first) return undefined
  return first >= size ? 'unsatisfiable' : { first, last: Math.min(last, size - 1) }
}

function lastOctets(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count === 0 ? 'unsatisfiable' : { first: Math.max(0, size - count), last: size - 1 }
}
