const KIB = 1024
const MIB = KIB * KIB

/** Times in milliseconds, sizes in bytes (of texts: UTF-16 code units). Tests set them; everything else uses the defaults. */
export interface RealtimeLimits {
  /** The server pings each connection this often, and closes it after `deafMs` without an answer. */
  readonly pingMs: number
  readonly deafMs: number
  readonly connectionsPerAddress: number
  /** The size of a client's message with all its frames, and the time for its frames to arrive. */
  readonly messageSize: number
  readonly messageMs: number
  /** A client that sends more is read more slowly, not refused. */
  readonly messagesPerSecond: number
  /** Messages that may wait before a connection is read more slowly. */
  readonly waitingMessages: number
  readonly listensPerConnection: number
  readonly onDisconnectsPerConnection: number
  /** A client that leaves this much more unread than the size of all data is dropped, and reconnects when it can. */
  readonly unreadBytes: number
  /** Size of all data, which every process holds in memory. */
  readonly treeBytes: number
  /** A token is verified again this often, in case the message about its end is lost. */
  readonly verifyMs: number
  /** Interval of a process's heartbeat; after `lostMs` without one the others end its sessions. */
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
