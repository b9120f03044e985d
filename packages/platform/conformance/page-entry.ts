import * as app from 'firebase/app'
import * as auth from 'firebase/auth'
import * as database from 'firebase/database'
import * as firestore from 'firebase/firestore'
import * as storage from 'firebase/storage'

export interface StoreOptions {
  /** `localhost:8080` */
  readonly host: string
  readonly isSecure?: boolean
  /** Stores of one name share their cache and their tabs. */
  readonly name?: string
  /** `brigade` when absent. */
  readonly project?: string
  /** `(default)` when absent. */
  readonly databaseId?: string
  readonly isPersistent?: boolean
  readonly isLongPolling?: boolean
}

function openApp({ host, name, project = 'brigade' }: StoreOptions) {
  const opened = app.initializeApp(
    { apiKey: 'brigade', projectId: project, appId: 'brigade', authDomain: host },
    name,
  )
  return opened
}

/** Opens a store as a page would, with nothing of the SDK replaced. */
function openStore(options: StoreOptions): firestore.Firestore {
  const localCache = options.isPersistent
    ? firestore.persistentLocalCache({ tabManager: firestore.persistentMultipleTabManager() })
    : firestore.memoryLocalCache()
  const settings = {
    host: options.host,
    ssl: options.isSecure ?? false,
    localCache,
    experimentalForceLongPolling: options.isLongPolling ?? false,
  }
  return firestore.initializeFirestore(openApp(options), settings, options.databaseId ?? '(default)')
}

/** Signs-in at the server under test. */
function openAuth(db: firestore.Firestore, host: string): auth.Auth {
  const opened = auth.initializeAuth(db.app, { persistence: auth.inMemoryPersistence })
  Object.assign(opened.config, {
    apiScheme: 'http',
    apiHost: `${host}/identity`,
    tokenApiHost: `${host}/identity`,
  })
  return opened
}

/** The files of the server under test, and the SDK's words for them. */
function openStorage() {
  const bucket = storage.getStorage(db.app, 'gs://brigade')
  const [hostname = '', port = ''] = (db.app.options.authDomain ?? '').split(':')
  storage.connectStorageEmulator(bucket, hostname, Number(port))
  return { storage, bucket }
}

let realtime: database.Database | undefined

/** The page's realtime database, opened at the first call, as by a page that does not say how to connect. */
function openRealtime(host: string): database.Database {
  realtime ??= database.getDatabase(
    app.initializeApp({ apiKey: 'brigade', projectId: 'brigade' }, 'realtime'),
    `http://${host}?ns=brigade`,
  )
  return realtime
}

/** The first snapshot that satisfies a condition. */
async function until<Snapshot>(
  listen: (next: (snapshot: Snapshot) => void, fail: (error: Error) => void) => () => void,
  isDone: (snapshot: Snapshot) => boolean,
): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    const stop = listen((snapshot) => {
      if (!isDone(snapshot)) return
      setTimeout(() => stop())
      resolve(snapshot)
    }, reject)
  })
}

/** The code an operation is refused with; the empty text when it is not. */
async function refusal(operation: Promise<unknown>): Promise<string> {
  try {
    await operation
    return ''
  } catch (error) {
    return error instanceof app.FirebaseError ? error.code : String(error)
  }
}

/** The same for what may throw before it begins. */
async function thrown(work: () => Promise<unknown>): Promise<string> {
  return refusal((async () => work())())
}

const pageTools = {
  ...firestore,
  deleteApp: app.deleteApp,
  auth,
  database,
  openRealtime,
  openStore,
  openAuth,
  openStorage,
  until,
  refusal,
  thrown,
}

declare global {
  /** Everything a test may use inside the page. */
  var sdk: typeof pageTools
  /** The store that most tests share. */
  var db: firestore.Firestore
}

globalThis.sdk = pageTools
