import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../database/database.ts'
import type { EnrolledFactor } from '../account.ts'

/** A second factor with what only the server knows. */
export interface StoredFactor {
  readonly enrollmentId: string
  /** Sealed. */
  readonly secret: string
  /** The time step of the last password that was used; none before it counts again. */
  readonly lastStep: number
}

interface FactorRow {
  readonly enrollment_id: string
  readonly secret: string
  readonly last_step: number | string
}

/** Stores a new second factor of an account. */
export async function insertFactor(
  tx: Queryable,
  uid: string,
  factor: Pick<EnrolledFactor, 'displayName' | 'enrolledAt'> & Pick<StoredFactor, 'secret' | 'lastStep'>,
): Promise<EnrolledFactor> {
  const enrollmentId = randomUUID()
  const { displayName, enrolledAt, secret, lastStep } = factor
  await tx.query(
    `insert into identity_factor (enrollment_id, uid, display_name, secret, last_step, enrolled_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [enrollmentId, uid, displayName, secret, lastStep, enrolledAt],
  )
  return { enrollmentId, displayName, enrolledAt }
}

/** Finds a factor of an account and keeps others from using it until the transaction ends. */
export async function lockFactor(
  tx: Queryable,
  uid: string,
  enrollmentId: string,
): Promise<StoredFactor | undefined> {
  const [row] = await tx.query<FactorRow>(
    'select * from identity_factor where uid = $1 and enrollment_id = $2 for update',
    [uid, enrollmentId],
  )
  return row && { enrollmentId: row.enrollment_id, secret: row.secret, lastStep: Number(row.last_step) }
}

/** Remembers the step of a password that was used. */
export async function rememberStep(tx: Queryable, enrollmentId: string, step: number): Promise<void> {
  await tx.query('update identity_factor set last_step = $2 where enrollment_id = $1', [enrollmentId, step])
}

/** Removes one factor of an account, or all; answers how many there were. */
export async function deleteFactors(tx: Queryable, uid: string, enrollmentId?: string): Promise<number> {
  const gone = await tx.query(
    'delete from identity_factor where uid = $1 and ($2::text is null or enrollment_id = $2) returning 1 as one',
    [uid, enrollmentId ?? null],
  )
  return gone.length
}
