/** A client that says exactly what a test wants, over a real websocket. */
export interface RawClient {
  /** Everything it received, put together from frames and read. */
  readonly heard: readonly unknown[]
  /** How the server closed the connection; undefined while it is open. */
  readonly closed: () => number | undefined
  /** Resolves once it is. */
  readonly ended: Promise<undefined>
  send(text: string): void
  /** Sends a request and answers with the body of its answer. */
  ask(action: string, body: unknown): Promise<{ readonly s: string; readonly d: unknown }>
  close(): void
}

/** Connects and waits for the greeting, or for the end. */
export async function openRaw(host: string, query = 'v=5&ns=brigade'): Promise<RawClient> {
  const socket = new WebSocket(`ws://${host}/.ws?${query}`)
  const heard: unknown[] = []
  const waiting = new Map<number, (body: { s: string; d: unknown }) => void>()
  let closed: number | undefined
  let asked = 0
  let missing = 0
  let parts = ''
  socket.addEventListener('message', ({ data }) => {
    const text = String(data)
    if (missing === 0 && text.length <= 6) {
      missing = Number(text)
      return
    }
    parts += text
    missing = Math.max(missing - 1, 0)
    if (missing > 0) return
    const message = JSON.parse(parts)
    parts = ''
    heard.push(message)
    if (message.t === 'd' && message.d.r !== undefined) waiting.get(message.d.r)?.(message.d.b)
  })
  const ended = new Promise<undefined>((resolve) => {
    socket.addEventListener('close', ({ code }) => {
      closed = code
      resolve(undefined)
    })
  })
  const greeted = new Promise<void>((resolve) => {
    socket.addEventListener('message', () => resolve(), { once: true })
  })
  await Promise.race([greeted, ended])
  return {
    heard,
    closed: () => closed,
    ended,
    send: (text) => socket.send(text),
    ask(action, body) {
      asked += 1
      const number = asked
      const answered = new Promise<{ s: string; d: unknown }>((resolve) => waiting.set(number, resolve))
      socket.send(JSON.stringify({ t: 'd', d: { r: number, a: action, b: body } }))
      return answered
    },
    close: () => socket.close(),
  }
}
