import { deleteApp, initializeApp } from 'firebase/app'
import * as full from 'firebase/firestore'
import * as lite from 'firebase/firestore/lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startConformance } from '../conformance/conformance-process.ts'
import { freshCollection } from '../conformance/fresh-collection.ts'
import { seededRandom } from './seeded-random.ts'
import { type QueryGenerator, randomDocuments, randomSdkQuery } from './model/random-sdk-queries.ts'
import { report, SEED, times, withinMs } from './scale.ts'

const QUERIES = times(300, 10_000)
const DOCUMENTS = 60
const CONFIG = { apiKey: 'brigade', projectId: 'brigade' }

const apps = ['same-offline', 'same-online'].map((name) => initializeApp(CONFIG, name))
let server: ServerProcess
/** A store without a network: it finds what the SDK finds by itself in what it has. */
let offline: full.Firestore
/** The SDK's small edition keeps nothing, so that all it finds is the server's. */
let online: lite.Firestore

beforeAll(async () => {
  server = await startConformance()
  const [here, there] = apps
  if (here === undefined || there === undefined) throw new Error('there are two apps')
  offline = full.initializeFirestore(here, { host: server.host, ssl: false })
  await full.disableNetwork(offline)
  online = lite.initializeFirestore(there, { host: server.host, ssl: false })
})
afterAll(async () => {
  await Promise.all(apps.map(deleteApp))
  await server.stop()
})

/** What no server of the protocol takes, and the SDK by itself does not look at. */
const REFUSALS = /at most 30 alternatives|more fields after the key|Equality on key is not allowed/

/** What a query finds; nothing when it is refused. */
async function foundOnline(query: lite.Query): Promise<readonly string[] | undefined> {
  try {
    return (await lite.getDocs(query)).docs.map(({ id }) => id)
  } catch (problem) {
    if (REFUSALS.test(String(problem))) return undefined
    throw problem
  }
}

/** What a query is, or nothing when the SDK refuses to make it. */
function made<Query>(make: () => Query): Query | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

test(
  `${QUERIES} queries find on the server what the SDK finds without it (seed ${SEED})`,
  { timeout: withinMs(120_000) },
  async () => {
    const name = freshCollection()
    // The editions have the same words, with classes of their own.
    const here: QueryGenerator = Object({ edition: full, db: offline })
    const there: QueryGenerator = { edition: lite, db: online }
    for (const { id, data } of randomDocuments(seededRandom(SEED), DOCUMENTS)) {
      void full.setDoc(full.doc(offline, name, id), data(here))
      await lite.setDoc(lite.doc(online, name, id), data(there))
    }

    let found = 0
    for (let number = 0; number < QUERIES; number += 1) {
      const ask = randomSdkQuery(seededRandom(SEED + number), name)
      const asked = made(() => ask(here))
      if (asked === undefined) continue
      const wanted = (await full.getDocsFromCache(Object(asked))).docs.map(({ id }) => id)
      const got = await foundOnline(ask(there))
      if (got === undefined) continue
      expect(got, `query ${number}`).toEqual(wanted)
      found += wanted.length
    }
    expect(found).toBeGreaterThan(QUERIES)
    report(`same queries: seed ${SEED}, ${QUERIES} queries, ${found} documents found`)
  },
)
