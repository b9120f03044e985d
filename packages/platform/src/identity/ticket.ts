import type { Queryable } from '../database/database.ts'
import { hashSecret, isSecretShaped, newSecret } from './secret-text.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What a person holds while a step of several is under way, and for how long it is good. */
const TICKET_LIFETIMES_MS = {
  /** The first factor is proved, the second is awaited. */
  'second-factor': 10 * MINUTE_MS,
  /** A new authenticator app has the secret and shows its first password. */
  'totp-enrolment': 10 * MINUTE_MS,
  /** A code is on its way to a phone. */
  'phone-code': 10 * MINUTE_MS,
  /** A phone number is proved that another account has. */
  'phone-proof': 10 * MINUTE_MS,
  /** A person has been sent to another provider. */
  'provider-visit': 10 * MINUTE_MS,
  /** A person has come back from another provider. */
  'provider-return': 5 * MINUTE_MS,
  /** Another provider's word is good, but something must be settled first. */
  'provider-assertion': 30 * MINUTE_MS,
  /** A test server sent this code in a message, and shows it to test tools. */
  'shown-mail': DAY_MS,
  /** The same of a code to a phone. */
  'shown-text': DAY_MS,
} as const

export type TicketKind = keyof typeof TICKET_LIFETIMES_MS

/** A ticket as it is stored. `content` is the JSON its kind wants. */
export interface Ticket {
  readonly uid: string | null
  readonly content: unknown
  readonly tries: number
}

interface TicketRow {
  readonly uid: string | null
  readonly content: string
  readonly tries: number
  readonly expires_at: number | string
}

/** Writes a ticket; only the hash of the answer is kept. */
export async function insertTicket(
  tx: Queryable,
  { kind, uid, content, now }: { kind: TicketKind; uid: string | null; content: object; now: number },
): Promise<string> {
  const secret = newSecret()
  await tx.query(
    `insert into identity_ticket (ticket_hash, kind, uid, content, tries, expires_at)
     values ($1, $2, $3, $4, 0, $5)`,
    [hashSecret(secret), kind, uid, JSON.stringify(content), now + TICKET_LIFETIMES_MS[kind]],
  )
  return secret
}

/** When a ticket written now runs out, ms since 1970. */
export function ticketEnd(kind: TicketKind, now: number): number {
  return now + TICKET_LIFETIMES_MS[kind]
}

/** Looks at a ticket and keeps others from using it until the transaction ends. `expired` when its time is over. */
export async function lockTicket(
  tx: Queryable,
  kind: TicketKind,
  { secret, now }: { readonly secret: string; readonly now: number },
): Promise<Ticket | 'expired' | undefined> {
  if (!isSecretShaped(secret)) return undefined
  const [row] = await tx.query<TicketRow>(
    'select * from identity_ticket where ticket_hash = $1 and kind = $2 for update',
    [hashSecret(secret), kind],
  )
  if (row === undefined) return undefined
  if (Number(row.expires_at) < now) return 'expired'
  const content: unknown = JSON.parse(row.content)
  return { uid: row.uid, content, tries: row.tries }
}

/** Counts a try that failed. */
export async function countTry(tx: Queryable, secret: string): Promise<void> {
  await tx.query('update identity_ticket set tries = tries + 1 where ticket_hash = $1', [hashSecret(secret)])
}

/** Uses a ticket up. */
export async function consumeTicket(tx: Queryable, secret: string): Promise<void> {
  await tx.query('delete from identity_ticket where ticket_hash = $1', [hashSecret(secret)])
}

/** What the tickets of a kind say, the oldest first. */
export async function listTickets(db: Queryable, kind: TicketKind): Promise<readonly unknown[]> {
  const rows = await db.query<Pick<TicketRow, 'content'>>(
    'select content from identity_ticket where kind = $1 order by expires_at',
    [kind],
  )
  return rows.map(({ content }) => JSON.parse(content))
}

/** Takes back all tickets of a kind. */
export async function dropTickets(tx: Queryable, kind: TicketKind): Promise<void> {
  await tx.query('delete from identity_ticket where kind = $1', [kind])
}
