import { once } from 'node:events'
import { connect } from 'node:net'
import { DATABASE_NAME } from '@brigade/platform/documents/values/plain-data.ts'
import { formOf, readArrays } from '@brigade/platform/testing/webchannel/test-client.ts'
import type { HttpClient } from './http-client.ts'

const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel'
const ROOT = `${DATABASE_NAME}/documents`

/** A listener as the SDK makes one, without the SDK: its channel, and one connection that hangs. */
export interface SyntheticChannel extends Disposable {
  /** Resolves with the moment (`performance.now()`) at which the server's text contained this. */
  seen(text: string): Promise<number>
}

interface Listener {
  readonly http: HttpClient
  readonly url: string
  readonly collectionId: string
  /** Where it comes from: one address may have so many channels only. */
  readonly localAddress: string
}

/** Opens a channel that listens to a whole collection, and waits until the server has told its state. */
export async function openSyntheticChannel(listener: Listener): Promise<SyntheticChannel> {
  const { hostname, port, host } = new URL(listener.url)
  const structuredQuery = { from: [{ collectionId: listener.collectionId }] }
  const addTarget = { targetId: 2, query: { parent: ROOT, structuredQuery } }
  const answer = await listener.http.send(
    'POST',
    `${CHANNEL}?VER=8&RID=1&CVER=22&t=1`,
    formOf([{ database: DATABASE_NAME, addTarget }]),
  )
  const sessionId = String(readArrays(answer)[0]?.[1][1])
  const waiting = new Map<string, (at: number) => void>()
  const socket = connect({
    host: hostname,
    port: Number(port),
    localAddress: listener.localAddress,
    noDelay: true,
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(
    `GET ${CHANNEL}?VER=8&SID=${sessionId}&RID=rpc&AID=0&CI=0&TYPE=xmlhttp HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
  )
  socket.on('data', (bytes: Buffer) => {
    if (waiting.size === 0) return
    const text = bytes.toString('latin1')
    for (const [wanted, tell] of waiting) {
      if (!text.includes(wanted)) continue
      waiting.delete(wanted)
      tell(performance.now())
    }
  })
  const channel: SyntheticChannel = {
    seen: (text) => new Promise((resolve) => void waiting.set(text, resolve)),
    [Symbol.dispose]: () => socket.destroy(),
  }
  await channel.seen('CURRENT')
  return channel
}
