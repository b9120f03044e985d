import { exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8 } from 'jose'
import type { CryptoKey, JWK } from 'jose'
import { createPublicKey, randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { isOutOfSpace } from '../database/out-of-space.ts'
import { runStatement } from '../database/typed-statements.ts'
import { identityTables } from './identity-tables.ts'

/** Lifetime of an ID token. At 300 s or less the SDK would refresh in a loop. */
export const ID_TOKEN_LIFETIME_MS = 3_600_000

/** A key signs for 90 days. Then its successor is created, which signs one token lifetime later. */
const KEY_LIFETIME_MS = 90 * 24 * 3_600_000

/** Interval of reloading keys: much shorter than the time until a successor of another process signs. */
const RELOAD_EVERY_MS = 600_000

/** The shortest time between reloads for an unknown `kid`. */
const RELOAD_PAUSE_MS = 5_000

const ALGORITHM = 'RS256'

/** As strong as 128 bits (NIST SP 800-57, table 2); a signature takes 2 ms, 1.5 times as long as with 2048 bits. */
const KEY_BITS = 3072

interface SigningKey {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  readonly publicJwk: JWK
  /** Signs from this time, ms since 1970; published earlier. */
  readonly activeFrom: number
}

/** The keys that sign ID tokens, shared by all processes through the database. */
export interface SigningKeys {
  /** The key to sign with now. */
  current(): Promise<SigningKey>
  /** A key that may have signed a valid token. */
  find(kid: string): Promise<SigningKey | undefined>
  /** Public keys as a JSON Web Key Set: the current one, its successor, and predecessors with valid tokens. */
  published(): Promise<{ readonly keys: readonly JWK[] }>
  /** Creates a successor, which signs when all caches of the published keys have expired. */
  rotate(): Promise<void>
}

/** Loads the keys and creates the first one in an empty database. */
export async function openSigningKeys(database: Database, now: () => number): Promise<SigningKeys> {
  let keys = await loadKeys(database)
  let loadedAt = now()

  const reload = async (): Promise<void> => {
    keys = await loadKeys(database)
    loadedAt = now()
  }
  const refresh = async (): Promise<void> => {
    if (loadedAt + RELOAD_EVERY_MS <= now()) await reload()
  }
  const make = async (activeFrom: number): Promise<void> => {
    await storeNewKey(database, activeFrom)
    await reload()
  }
  const living = (): readonly SigningKey[] => keys.filter((_, at) => !isRetired(keys[at + 1], now()))
  const rotate = async (): Promise<void> => {
    await make(now() + ID_TOKEN_LIFETIME_MS)
  }

  if (keys.length === 0) await make(now())

  return {
    rotate,
    async current() {
      await refresh()
      const active = keys.findLast((key) => key.activeFrom <= now()) ?? keys[0]
      if (active === undefined) throw new Error('The signing keys are gone from the database.')
      if (active === keys.at(-1) && active.activeFrom + KEY_LIFETIME_MS < now())
        await rotate().catch(ifNoRoom)
      return active
    },
    async find(kid) {
      await refresh()
      const known = living().find((key) => key.kid === kid)
      if (known !== undefined || loadedAt + RELOAD_PAUSE_MS > now()) return known
      await reload()
      return living().find((key) => key.kid === kid)
    },
    async published() {
      await refresh()
      return { keys: living().map((key) => key.publicJwk) }
    },
  }
}

/** When the disk is too full for a successor, the old key continues to sign. */
function ifNoRoom(error: unknown): void {
  if (!isOutOfSpace(error)) throw error
}

/** A key retires when its successor has signed for a token lifetime. */
function isRetired(successor: SigningKey | undefined, now: number): boolean {
  return successor !== undefined && successor.activeFrom + ID_TOKEN_LIFETIME_MS < now
}

async function loadKeys(database: Database): Promise<readonly SigningKey[]> {
  const rows = await runStatement(
    database,
    identityTables.selectFrom('identity_signing_key').selectAll().orderBy('active_from').orderBy('kid'),
  )
  return Promise.all(
    rows.map(async (row) => {
      const publicKey = await importPublic(row.private_key)
      const publicJwk = { ...(await exportJWK(publicKey)), kid: row.kid, use: 'sig', alg: ALGORITHM }
      return {
        kid: row.kid,
        privateKey: await importPKCS8(row.private_key, ALGORITHM),
        publicKey,
        publicJwk,
        activeFrom: Number(row.active_from),
      }
    }),
  )
}

async function importPublic(privateKey: string): Promise<CryptoKey> {
  const imported = await importJWK(createPublicKey(privateKey).export({ format: 'jwk' }), ALGORITHM)
  if (imported instanceof Uint8Array) throw new Error('A signing key is not a key pair.')
  return imported
}

async function storeNewKey(database: Database, activeFrom: number): Promise<void> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: KEY_BITS, extractable: true })
  const pem = await exportPKCS8(privateKey)
  await database.transact((tx) =>
    runStatement(
      tx,
      identityTables
        .insertInto('identity_signing_key')
        .values({ kid: randomUUID(), private_key: pem, active_from: activeFrom }),
    ),
  )
}
