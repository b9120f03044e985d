import type { Queryable } from '../database/database.ts'
import { runStatement } from '../database/typed-statements.ts'
import { identityTables } from './identity-tables.ts'
import { hashSecret, isSecretShaped, newSecret } from './secret-text.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Kinds of tickets that a person holds between two steps, and their lifetimes. */
const TICKET_LIFETIMES_MS = {
  /** The first factor is verified, the second is missing. */
  'second-factor': 10 * MINUTE_MS,
  /** A new authenticator app has the secret; its first password is missing. */
  'totp-enrolment': 10 * MINUTE_MS,
  /** A code was sent to a phone. */
  'phone-code': 10 * MINUTE_MS,
  /** A phone number is verified, but belongs to another account. */
  'phone-proof': 10 * MINUTE_MS,
  /** A person was sent to another provider. */
  'provider-visit': 10 * MINUTE_MS,
  /** A person has come back from another provider. */
  'provider-return': 5 * MINUTE_MS,
  /** Another provider has identified the person, but a further step is needed. */
  'provider-assertion': 30 * MINUTE_MS,
  /** A test server sent this code in a message, and shows it to test tools. */
  'shown-mail': DAY_MS,
  /** The same for a code to a phone. */
  'shown-text': DAY_MS,
} as const

export type TicketKind = keyof typeof TICKET_LIFETIMES_MS

/** A stored ticket. `content` is JSON of a shape that depends on the kind. */
export interface Ticket {
  readonly uid: string | null
  readonly content: unknown
  readonly tries: number
}

/** Stores a ticket with only the hash of its secret, and returns the secret. */
export async function insertTicket(
  tx: Queryable,
  { kind, uid, content, now }: { kind: TicketKind; uid: string | null; content: object; now: number },
): Promise<string> {
  const secret = newSecret()
  await runStatement(
    tx,
    identityTables.insertInto('identity_ticket').values({
      ticket_hash: hashSecret(secret),
      kind,
      uid,
      content: JSON.stringify(content),
      tries: 0,
      expires_at: now + TICKET_LIFETIMES_MS[kind],
    }),
  )
  return secret
}

/** Expiry of a ticket created now, ms since 1970. */
export function ticketEnd(kind: TicketKind, now: number): number {
  return now + TICKET_LIFETIMES_MS[kind]
}

/** Reads a ticket and locks it until the transaction ends. Returns `expired` after its lifetime. */
export async function lockTicket(
  tx: Queryable,
  kind: TicketKind,
  { secret, now }: { readonly secret: string; readonly now: number },
): Promise<Ticket | 'expired' | undefined> {
  if (!isSecretShaped(secret)) return undefined
  const [row] = await runStatement(
    tx,
    identityTables
      .selectFrom('identity_ticket')
      .selectAll()
      .where('ticket_hash', '=', hashSecret(secret))
      .where('kind', '=', kind)
      .forUpdate(),
  )
  if (row === undefined) return undefined
  if (Number(row.expires_at) < now) return 'expired'
  const content: unknown = JSON.parse(row.content)
  return { uid: row.uid, content, tries: row.tries }
}

/** Counts a failed try. */
export async function countTry(tx: Queryable, secret: string): Promise<void> {
  await runStatement(
    tx,
    identityTables
      .updateTable('identity_ticket')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('ticket_hash', '=', hashSecret(secret)),
  )
}

/** Deletes a used ticket. */
export async function consumeTicket(tx: Queryable, secret: string): Promise<void> {
  await runStatement(
    tx,
    identityTables.deleteFrom('identity_ticket').where('ticket_hash', '=', hashSecret(secret)),
  )
}

/** The contents of all tickets of a kind, the oldest first. */
export async function listTickets(db: Queryable, kind: TicketKind): Promise<readonly unknown[]> {
  const rows = await runStatement(
    db,
    identityTables
      .selectFrom('identity_ticket')
      .select('content')
      .where('kind', '=', kind)
      .orderBy('expires_at'),
  )
  return rows.map(({ content }) => JSON.parse(content))
}

/** Deletes all tickets of a kind. */
export async function dropTickets(tx: Queryable, kind: TicketKind): Promise<void> {
  await runStatement(tx, identityTables.deleteFrom('identity_ticket').where('kind', '=', kind))
}
