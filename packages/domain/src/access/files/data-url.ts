import { err, ok, type Result } from '@brigade/contract/result.ts'
import { utf8Octets } from '../../core/text/utf8.ts'
import { octetsFromBase64 } from './base64.ts'

/** What a data URL carries. */
export interface DataUrl {
  readonly type: string
  readonly octets: Uint8Array
}

/** The type of a data URL that names none [RFC 2397]. */
const UNNAMED_TYPE = 'text/plain;charset=US-ASCII'

const form = /^data:([^,]*?)(;base64)?,([^]*)$/i
const hexPair = /^[\da-f]{2}/i

/** Text with octets written as %41; undefined when a % has no two digits after it. */
function octetsFromPercents(text: string): Uint8Array | undefined {
  const [before = '', ...pieces] = text.split('%')
  if (pieces.some((piece) => !hexPair.test(piece))) return undefined
  const rest = pieces.map((piece) => [Number.parseInt(piece.slice(0, 2), 16), ...utf8Octets(piece.slice(2))])
  return Uint8Array.from([...utf8Octets(before), ...rest.flat()])
}

/** Reads a data URL, `data:[type][;base64],data` (rule UP3) [RFC 2397]; its base 64 is checked by rule UP4. */
export function readDataUrl(text: string): Result<DataUrl, 'data-url' | 'base64'> {
  const parts = form.exec(text)
  if (parts === null) return err('data-url')
  const [, named = '', base64, data = ''] = parts
  const type = named === '' ? UNNAMED_TYPE : named
  if (base64 !== undefined) {
    const octets = octetsFromBase64(data, 'base64')
    return octets.ok ? ok({ type, octets: octets.value }) : octets
  }
  const octets = octetsFromPercents(data)
  return octets === undefined ? err('data-url') : ok({ type, octets })
}
