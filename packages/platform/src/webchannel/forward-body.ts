import { BadRequest } from '../http/bad-request.ts'
import { type BodyStart, isTruncatedBody } from '../http/text-bodies.ts'

export interface ForwardMessage {
  /** Rises by one from 0 over the life of the channel. */
  readonly id: number
  readonly json: unknown
}

export interface ForwardBody {
  readonly headers: ReadonlyMap<string, string>
  readonly messages: readonly ForwardMessage[]
}

/**
 * Reads the form that a client posts: `headers`, `count`, `ofs` and `req0___data__` up to `count`, or up to the last
 * complete one.
 */
export function readForwardBody(body: BodyStart): ForwardBody {
  const form = new URLSearchParams(isTruncatedBody(body) ? withoutLastField(body.text) : body.text)
  const count = readCount(form, 'count')
  const offset = readCount(form, 'ofs')
  const messages: ForwardMessage[] = []
  for (let index = 0; index < count; index++) {
    if (isTruncatedBody(body) && !form.has(nameOf(index))) break
    messages.push({ id: offset + index, json: readMessage(form, index) })
  }
  return { headers: readHeaders(form.get('headers') ?? ''), messages }
}

function readCount(form: URLSearchParams, name: string): number {
  const text = form.get(name) ?? '0'
  if (!/^\d{1,9}$/.test(text))
    throw new BadRequest(`"${name}" must be a whole number, not "${text.slice(0, 40)}"`)
  return Number(text)
}

function withoutLastField(text: string): string {
  return text.slice(0, Math.max(0, text.lastIndexOf('&')))
}

function nameOf(index: number): string {
  return `req${index}___data__`
}

function readMessage(form: URLSearchParams, index: number): unknown {
  const name = nameOf(index)
  const text = form.get(name)
  if (text === null) throw new BadRequest(`"count" announces a message "${name}" that is missing`)
  try {
    const json: unknown = JSON.parse(text)
    return json
  } catch {
    throw new BadRequest(`"${name}" is not JSON`)
  }
}

function readHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return headers
}
