import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  connectDatabaseEmulator,
  type Database,
  type DataSnapshot,
  getDatabase,
  type Query,
  onValue,
} from 'firebase/database'

let count = 0

/** One device with the unmodified SDK. */
export interface SdkClient {
  readonly app: FirebaseApp
  readonly db: Database
  close(): Promise<void>
}

/** @param token - who it is; nobody when absent */
export function openClient(url: string, token?: string): SdkClient {
  count += 1
  const app = initializeApp({ apiKey: 'brigade', projectId: 'brigade', databaseURL: url }, `client-${count}`)
  const db = getDatabase(app)
  if (token !== undefined) {
    const { hostname, port } = new URL(url)
    connectDatabaseEmulator(db, hostname, Number(port), { mockUserToken: token })
  }
  return { app, db, close: () => deleteApp(app) }
}

/** What a listener was told so far. */
export interface RecordedEvents {
  readonly values: unknown[]
  /** The last snapshot. */
  readonly last: () => DataSnapshot | undefined
  readonly refusals: string[]
  readonly stop: () => void
}

export function recordEvents(query: Query): RecordedEvents {
  const values: unknown[] = []
  const refusals: string[] = []
  let last: DataSnapshot | undefined
  const stop = onValue(
    query,
    (snapshot) => {
      last = snapshot
      values.push(snapshot.val())
    },
    (error) => refusals.push(error.message),
  )
  return { values, refusals, last: () => last, stop }
}
