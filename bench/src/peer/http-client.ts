import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/**
 * Asks one server over a few connections that stay open. It knows of HTTP only what it needs, because whatever the
 * client takes of the machine is taken from all contenders alike and makes them look alike.
 */
export interface HttpClient extends Disposable {
  /** Sends JSON, or a text as it is, and gives the text that comes back. Throws for any status but 200 and 201. */
  send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<string>
}

interface HttpOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Which of this machine's addresses the requests come from. */
  readonly localAddress?: string
}

/** @param url - `http://127.0.0.1:8080`; its server must say how long its answers are */
export function openHttpClient(
  url: string,
  connections: number,
  { headers = {}, localAddress }: HttpOptions = {},
): HttpClient {
  const { hostname, port, host } = new URL(url)
  const fixed = Object.entries({ host, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const all = new Set<Socket>()
  const idle: Socket[] = []
  const waiting: ((socket: Socket) => void)[] = []
  const take = async (): Promise<Socket> => {
    const socket = idle.pop()
    // Its server may have ended it while it was idle.
    if (socket?.writable === false) return take()
    if (socket !== undefined) return socket
    if (all.size === connections) return new Promise((resolve) => waiting.push(resolve))
    const fresh = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      ...(localAddress !== undefined && { localAddress }),
    })
    all.add(fresh)
    // A server may close what nobody has used for a while.
    fresh.once('close', () => all.delete(fresh))
    await once(fresh, 'connect')
    return fresh
  }
  const giveBack = (socket: Socket) => {
    const next = waiting.shift()
    if (next === undefined) idle.push(socket)
    else next(socket)
  }
  return {
    async send(method, path, body) {
      const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
      const socket = await take()
      socket.write(
        `${method} ${path} HTTP/1.1\r\n${fixed}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      )
      const { status, answer } = await readAnswer(socket)
      giveBack(socket)
      if (status !== 200 && status !== 201)
        throw new Error(`${method} ${path}: ${status} ${answer.slice(0, 500)}`)
      return answer
    },
    [Symbol.dispose]: () => all.forEach((socket) => socket.destroy()),
  }
}

function readAnswer(socket: Socket): Promise<{ readonly status: number; readonly answer: string }> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    const settle = (act: () => void) => {
      socket.off('data', hear).off('error', fail).off('close', close)
      act()
    }
    const fail = (error: Error) => settle(() => reject(error))
    const close = () => fail(new Error('The connection was closed'))
    const hear = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const headEnd = received.indexOf(END_OF_HEAD)
      if (headEnd === -1) return
      const head = received.toString('latin1', 0, headEnd)
      const length = Number(/\r\ncontent-length: *(\d+)/iu.exec(head)?.[1])
      if (Number.isNaN(length)) {
        fail(new Error(`The answer does not say how long it is: ${head}`))
        return
      }
      const bodyAt = headEnd + END_OF_HEAD.length
      if (received.length < bodyAt + length) return
      settle(() =>
        resolve({
          status: Number(head.slice(9, 12)),
          answer: received.toString('utf8', bodyAt, bodyAt + length),
        }),
      )
    }
    socket.on('data', hear).once('error', fail).once('close', close)
  })
}

/** A member somewhere inside an answer in JSON; undefined where there is none. */
export function memberOf(answer: string, ...path: readonly (string | number)[]): unknown {
  const json: unknown = JSON.parse(answer)
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    json,
  )
}
