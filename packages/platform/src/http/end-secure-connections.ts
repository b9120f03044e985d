import type { Http2SecureServer, ServerHttp2Session } from 'node:http2'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'

/**
 * Does what `endConnections` does, for a server of HTTP/2 over TLS that also speaks HTTP/1.1, made with
 * `forceCloseConnections: false`: it would cut off answers that have not begun, or wait for connections that are idle.
 * @returns the work to do when closing begins, for the hook `preClose`
 */
export function endSecureConnections(server: Http2SecureServer, withinMs: number): () => Promise<void> {
  const sockets = new Set<TLSSocket>()
  const sessions = new Set<ServerHttp2Session>()
  const answers = answersOverOldConnections(server)
  server.on('secureConnection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  return async () => {
    for (const session of sessions) session.close()
    answers.endWhenIdle()
    const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), withinMs)
    server.once('close', () => clearTimeout(cut))
  }
}

/** Counts the open answers on each connection of HTTP/1.1, because the server does not. */
function answersOverOldConnections(server: Http2SecureServer): { readonly endWhenIdle: () => void } {
  const underWay = new Map<Socket, number>()
  let isEnding = false
  const count = (socket: Socket, more: number) => {
    const before = underWay.get(socket)
    if (before === undefined) return
    underWay.set(socket, before + more)
    if (isEnding && before + more === 0) socket.destroySoon()
  }
  server.on('secureConnection', (socket) => {
    if (socket.alpnProtocol === 'h2') return
    underWay.set(socket, 0)
    socket.once('close', () => underWay.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  return {
    endWhenIdle() {
      isEnding = true
      for (const socket of underWay.keys()) count(socket, 0)
    },
  }
}
