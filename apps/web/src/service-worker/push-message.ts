/** A notice as the server sends it to a browser whose person has no page open. */
export interface PushMessage {
  /** Shows a notice once, however often it arrives. */
  readonly id: string
  readonly title: string
  readonly body: string
  /** Page of this site that it leads to. */
  readonly path: string
}

/** Reads a message; null for anything that is none, and for one that would lead away from this site. */
export function readPushMessage(text: string): PushMessage | null {
  let fields: unknown
  try {
    fields = JSON.parse(text)
  } catch {
    return null
  }
  const named = new Map<string, unknown>(Object.entries(Object(fields)))
  const [id, title, body, path] = ['id', 'title', 'body', 'path'].map((name) => named.get(name))
  const isWhole =
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof body === 'string' &&
    typeof path === 'string'
  return isWhole && /^\/(?![/\\])/u.test(path) ? { id, title, body, path } : null
}
