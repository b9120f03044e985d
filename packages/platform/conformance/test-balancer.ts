import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

export interface TestBalancer {
  /** `localhost:8080` */
  readonly host: string
  /** Sends new clients to these servers from now on, and channels whose server is gone to any of them. */
  route(hosts: readonly string[]): void
  close(): void
}

/** Stands in front of several servers, as a balancer does: a channel stays with the server that opened it. */
export async function openBalancer(hosts: readonly string[]): Promise<TestBalancer> {
  let servers = hosts
  let turn = 0
  const channels = new Map<string, string>()

  const serverOf = (url: string): string | undefined => {
    const session = new URL(url, 'http://balancer').searchParams.get('gsessionid')
    const known = session === null ? undefined : channels.get(session)
    if (known !== undefined && servers.includes(known)) return known
    turn += 1
    return servers[turn % servers.length]
  }
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const host = serverOf(asked.url ?? '/')
    const [hostname, port] = host?.split(':') ?? []
    const options = { hostname, port, path: asked.url, method: asked.method, headers: asked.headers }
    const passed = request(options, (told) => {
      const session = told.headers['x-http-session-id']
      if (typeof session === 'string' && host !== undefined) channels.set(session, host)
      answer.writeHead(told.statusCode ?? 502, told.headers)
      told.pipe(answer)
      told.on('error', () => answer.destroy())
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the balancer has no port')
  return {
    host: `localhost:${address.port}`,
    route(next) {
      servers = next
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
