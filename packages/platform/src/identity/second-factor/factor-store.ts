import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../database/database.ts'
import { runStatement } from '../../database/typed-statements.ts'
import type { EnrolledFactor } from '../account.ts'
import { identityTables } from '../identity-tables.ts'

/** The server's part of a second factor. */
export interface StoredFactor {
  readonly enrollmentId: string
  /** Sealed. */
  readonly secret: string
  /** The time step of the last used password; earlier ones are refused. */
  readonly lastStep: number
}

/** Stores a new second factor of an account. */
export async function insertFactor(
  tx: Queryable,
  uid: string,
  factor: Pick<EnrolledFactor, 'displayName' | 'enrolledAt'> & Pick<StoredFactor, 'secret' | 'lastStep'>,
): Promise<EnrolledFactor> {
  const enrollmentId = randomUUID()
  const { displayName, enrolledAt, secret, lastStep } = factor
  await runStatement(
    tx,
    identityTables.insertInto('identity_factor').values({
      enrollment_id: enrollmentId,
      uid,
      display_name: displayName,
      secret,
      last_step: lastStep,
      enrolled_at: enrolledAt,
    }),
  )
  return { enrollmentId, displayName, enrolledAt }
}

/** Finds a factor of an account and locks it until the transaction ends. */
export async function lockFactor(
  tx: Queryable,
  uid: string,
  enrollmentId: string,
): Promise<StoredFactor | undefined> {
  const [row] = await runStatement(
    tx,
    identityTables
      .selectFrom('identity_factor')
      .selectAll()
      .where('uid', '=', uid)
      .where('enrollment_id', '=', enrollmentId)
      .forUpdate(),
  )
  return row && { enrollmentId: row.enrollment_id, secret: row.secret, lastStep: Number(row.last_step) }
}

/** Stores the time step of a used password. */
export async function rememberStep(tx: Queryable, enrollmentId: string, step: number): Promise<void> {
  await runStatement(
    tx,
    identityTables
      .updateTable('identity_factor')
      .set({ last_step: step })
      .where('enrollment_id', '=', enrollmentId),
  )
}

/** Deletes one factor of an account, or all; returns their number. */
export async function deleteFactors(tx: Queryable, uid: string, enrollmentId?: string): Promise<number> {
  const all = identityTables.deleteFrom('identity_factor').where('uid', '=', uid).returning('enrollment_id')
  const deleted = await runStatement(
    tx,
    enrollmentId === undefined ? all : all.where('enrollment_id', '=', enrollmentId),
  )
  return deleted.length
}
