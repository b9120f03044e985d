import * as z from 'zod'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { Timestamp } from '../time/timestamp.ts'

const LONGEST_UID = 128

/** The id of a person, as the identity service gives it. */
export const Uid = z.string().min(1).max(LONGEST_UID)

/** Fields that every document has (product, section 3); spread them into the collection's schema. */
export const commonFields = {
  createdAt: Timestamp,
  createdBy: Uid,
  updatedAt: Timestamp,
  updatedBy: Uid,
  /** Version of the document's shape, so that older documents can be told apart. */
  schema: z.int().min(1),
}

/** The common fields of a document. */
export interface CommonFields {
  readonly createdAt: Timestamp
  readonly createdBy: string
  readonly updatedAt: Timestamp
  readonly updatedBy: string
  readonly schema: number
}

/** The common fields of a new document by `uid` at `at`. */
export function newCommonFields(uid: string, at: Timestamp): CommonFields {
  return { createdAt: at, createdBy: uid, updatedAt: at, updatedBy: uid, schema: 1 }
}

/** Whether the caller signs a new document with nobody's name but the own. */
export function isCreatedByCaller({ caller }: PolicyContext, after: CommonFields): boolean {
  return caller.uid !== null && after.createdBy === caller.uid && after.updatedBy === caller.uid
}

/** Whether the caller signs the change and leaves alone who made the document and when. */
export function isChangedByCaller(
  { caller }: PolicyContext,
  before: CommonFields,
  after: CommonFields,
): boolean {
  return (
    caller.uid !== null &&
    after.updatedBy === caller.uid &&
    after.createdBy === before.createdBy &&
    after.createdAt.seconds === before.createdAt.seconds &&
    after.createdAt.nanoseconds === before.createdAt.nanoseconds
  )
}
