import { connect, createServer, type Socket } from 'node:net'

/** What passes: everything; nothing in one direction or in both, while nobody is told; or no connection at all. */
export type LinkState = 'open' | 'silent upwards' | 'silent downwards' | 'silent' | 'cut'

/** A cable between browsers and a server. */
export interface TestLink {
  /** `localhost:8080` */
  readonly host: string
  /**
   * A connection that was silent stays so for ever, as behind a router that has forgotten it; only what is opened
   * afterwards works.
   */
  set(state: LinkState): void
  close(): void
}

/** @param target - `localhost:8080` */
export async function openLink(target: string): Promise<TestLink> {
  const [hostname, port] = target.split(':')
  let state: LinkState = 'open'
  const sockets = new Set<Socket>()
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      sockets.delete(socket)
      if (state === 'open') other.destroy()
    })
  }
  const server = createServer((below) => {
    if (state === 'cut') {
      below.destroy()
      return
    }
    const above = connect(Number(port), hostname)
    let deaf = { up: false, down: false }
    const note = () => {
      const up = state === 'silent' || state === 'silent upwards'
      const down = state === 'silent' || state === 'silent downwards'
      deaf = { up: deaf.up || up, down: deaf.down || down }
    }
    keep(below, above)
    keep(above, below)
    below.on('data', (bytes) => {
      note()
      if (!deaf.up) above.write(bytes)
    })
    above.on('data', (bytes) => {
      note()
      if (!deaf.down) below.write(bytes)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the link has no port')
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    host: `localhost:${address.port}`,
    set(next) {
      state = next
      if (next === 'cut') cutAll()
    },
    close() {
      server.close()
      cutAll()
    },
  }
}
