import * as z from 'zod'

/** The body of `oc`: a path. */
export const PathBody = z.object({ p: z.string() })

/** The body of `q`, `n` and `g`: a path, and maybe a query with the client's tag, and the hash of what the client has. */
export const ReadBody = PathBody.extend({
  q: z.unknown().optional(),
  t: z.int().positive().optional(),
  h: z.string().optional(),
})

/** The body of `p`, `m`, `o` and `om`: a path, data, and for a transaction the hash of what must be there. */
export const WriteBody = PathBody.extend({ d: z.unknown(), h: z.string().optional() })

/** The body of `auth` and `gauth`: a token. */
export const SignInBody = z.object({ cred: z.string() })

const DataMessage = z.object({
  t: z.literal('d'),
  d: z.object({ r: z.number(), a: z.string(), b: z.unknown() }),
})
const ControlMessage = z.object({ t: z.literal('c'), d: z.object({ t: z.string() }) })
const Message = z.discriminatedUnion('t', [DataMessage, ControlMessage])

export interface RealtimeRequest {
  /** The client's number for it; the answer carries it. */
  readonly number: number
  readonly action: string
  readonly body: unknown
}

/** What a client's message is; undefined when it is none of the protocol. */
export function readMessage(
  text: string,
): { readonly request: RealtimeRequest } | { readonly control: string } | undefined {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  const parsed = Message.safeParse(json)
  if (!parsed.success) return undefined
  if (parsed.data.t === 'c') return { control: parsed.data.d.t }
  const { r, a, b } = parsed.data.d
  return { request: { number: r, action: a, body: b } }
}
