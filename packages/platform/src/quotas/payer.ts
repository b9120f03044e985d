import { createHash } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import type { Caller } from '@brigade/contract/document.ts'
import type { QuotaRules, WriteRates } from './quota-rules.ts'

/** Who is counted for a write. */
export type PayerKind = 'account' | 'place' | 'address'

/** One of those for whom a write is counted. */
export interface Payer {
  readonly kind: PayerKind
  /** The row in the database. */
  readonly key: string
  readonly rates: WriteRates
  /** Infinity for who holds nothing. */
  readonly heldBytes: number
}

/** The part of an IPv6 address that one customer of a network has. */
const NETWORK_GROUPS = 4
const KEY_BYTES = 16
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu

/** The row of an account. */
export function accountKey(uid: string): string {
  return `account ${uid}`
}

/** The row of the place in which a document lies; undefined for one outside of all places. */
export function placeKey({ places }: QuotaRules, path: string): string | undefined {
  const [root = '', id] = path.split('/', 2)
  return id !== undefined && places.includes(root) ? `place ${root}/${id}` : undefined
}

/** Everybody who is counted for a caller's write of these documents. */
export function payersOf(rules: QuotaRules, caller: Caller, paths: readonly string[]): readonly Payer[] {
  const { uid, isGuest, address } = caller
  const account = isGuest ? rules.guest : rules.account
  const places = new Set(paths.flatMap((path) => placeKey(rules, path) ?? []))
  const network = address === undefined ? undefined : networkOf(address)
  return [
    ...(uid === null ? [] : [payer('account', accountKey(uid), account)]),
    ...[...places].map((key) => payer('place', key, rules.place)),
    ...(network === undefined
      ? []
      : [payer('address', `address ${hash(network)}`, { ...rules.address, heldBytes: Infinity })]),
  ]
}

function payer(
  kind: PayerKind,
  key: string,
  { heldBytes, ...rates }: WriteRates & { readonly heldBytes: number },
): Payer {
  return { kind, key, rates, heldBytes }
}

/** Addresses are personal, so none is kept as it is. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, KEY_BYTES).toString('base64url')
}

/** What one customer of a network has, undefined for the machine itself. */
function networkOf(address: string): string | undefined {
  const plain = MAPPED.exec(address)?.[1] ?? address
  const family = isIP(plain)
  if (family === 0 || loopback.check(plain, family === 4 ? 'ipv4' : 'ipv6')) return undefined
  return family === 4 ? plain : groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/u, '')}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
}
