import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'

/** Where a person stands with their account (product, E01). */
export type AccountState = 'guest' | 'member' | 'deleting' | 'deleted'

/** `join` links a credential to the same uid; `erase` is the server's, seven days after `leave`. */
export type AccountCommand = 'join' | 'leave' | 'stay' | 'erase' | 'forget'

/** Product E01 and `deleteAccount`: who changes their mind is a member again; a guest who is not seen any more is forgotten. */
export const accountLifecycle = defineLifecycle<AccountState, AccountCommand>({
  guest: { join: 'member', leave: refused, stay: refused, erase: refused, forget: 'deleted' },
  member: { join: refused, leave: 'deleting', stay: refused, erase: refused, forget: refused },
  deleting: { join: refused, leave: refused, stay: 'member', erase: 'deleted', forget: refused },
  deleted: { join: refused, leave: refused, stay: refused, erase: refused, forget: refused },
})
