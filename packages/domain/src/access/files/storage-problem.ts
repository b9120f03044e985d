import { isRetried } from './retry-storage.ts'

/** Why the storage refused a call (rule ER2). */
export type StorageProblem =
  | 'unauthenticated'
  | 'unauthorized-app'
  | 'quota-exceeded'
  | 'unauthorized'
  | 'object-not-found'
  | 'unknown'

/** An answer of the storage that is no success. */
export interface StorageRefusal {
  readonly status: number
  readonly text: string
  readonly isReading: boolean
}

/**
 * What a refusal of the storage means (rule ER2); undefined while the call is tried again (rule UP8). A missing object is
 * one only for a call that reads it.
 */
export function storageProblem({ status, text, isReading }: StorageRefusal): StorageProblem | undefined {
  if (isRetried(status)) return undefined
  switch (status) {
    case 401:
      return /app.?check/i.test(text) ? 'unauthorized-app' : 'unauthenticated'
    case 402:
      return 'quota-exceeded'
    case 403:
      return 'unauthorized'
    case 404:
      return isReading ? 'object-not-found' : 'unknown'
    default:
      return 'unknown'
  }
}
