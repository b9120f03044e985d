import type { Caller } from '@brigade/contract/document.ts'
import type { Log } from '../documents/log.ts'
import type { Database } from '../database/database.ts'
import type { Access } from './access/access.ts'
import type { RealtimeLimits } from './limits.ts'
import type { Replica } from './store/replica.ts'
import type { TreeWriter } from './store/writer.ts'
import type { Watches } from './watching/watches.ts'

/** The caller of a token. @throws Refusal when it is not valid */
export type VerifyRealtimeToken = (token: string) => Promise<Caller>

/** Calls `hear` when the rights of an account's tokens may have changed, until the returned function is called. */
export type WatchRealtimeAccount = (uid: string, hear: () => void) => () => void

/** The context of every session. */
export interface RealtimeCore {
  readonly database: Database
  readonly replica: Replica
  readonly writer: TreeWriter
  readonly watches: Watches
  readonly access: Access
  readonly verify: VerifyRealtimeToken
  readonly watchAccount: WatchRealtimeAccount
  readonly limits: RealtimeLimits
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** This process's name among those that share the database. */
  readonly process: string
  /** Makes a session's onDisconnect writes; later, when the database is unreachable. */
  endSession(session: string): Promise<void>
}

export const nobody: Caller = { uid: null, isGuest: false, email: null, isEmailVerified: false, claims: {} }
