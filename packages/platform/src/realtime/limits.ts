const KIB = 1024
const MIB = KIB * KIB

/** Times in milliseconds, sizes in bytes (of texts: UTF-16 code units). Tests set them; everything else takes the defaults. */
export interface RealtimeLimits {
  /** The server asks each connection for a sign of life this often, and gives it up after `deafMs` without any. */
  readonly pingMs: number
  readonly deafMs: number
  readonly connectionsPerAddress: number
  /** One message of a client, put together from its frames, and the time its frames may take. */
  readonly messageSize: number
  readonly messageMs: number
  /** A client that sends more is read more slowly, not refused. */
  readonly messagesPerSecond: number
  /** Messages that wait for their turn before a connection is read more slowly. */
  readonly waitingMessages: number
  readonly listensPerConnection: number
  readonly onDisconnectsPerConnection: number
  /** A client that leaves this more unread than there is data is dropped, and comes back when it can. */
  readonly unreadBytes: number
  /** All data together, since every process holds it in memory. */
  readonly treeBytes: number
  /** A token is verified again this often, should word of its end be lost. */
  readonly verifyMs: number
  /** A process says this often that it lives; after `lostMs` the others end its sessions. */
  readonly beatMs: number
  readonly lostMs: number
}

export const REALTIME_LIMITS: RealtimeLimits = {
  pingMs: 8000,
  deafMs: 20_000,
  connectionsPerAddress: 200,
  messageSize: 16 * MIB,
  messageMs: 30_000,
  messagesPerSecond: 1000,
  waitingMessages: 1000,
  listensPerConnection: 5000,
  onDisconnectsPerConnection: 1000,
  unreadBytes: 16 * MIB,
  treeBytes: 64 * MIB,
  verifyMs: 30_000,
  beatMs: 5000,
  lostMs: 15_000,
}
