import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'

/** Whether a private profile lists somebody as blocked (product, E09). */
export function blocks(profile: DocumentData | undefined, uid: string): boolean {
  const blocked = profile?.['blocked']
  return Array.isArray(blocked) && blocked.includes(uid)
}

/** The `policyReads` by which a block between the caller and another person shows. */
export function blockBetween(caller: Caller, other: string | undefined): Readonly<Record<string, string>> {
  if (caller.uid === null || other === undefined) return {}
  return {
    ownProfile: `brigade-user-profiles/${caller.uid}`,
    otherProfile: `brigade-user-profiles/${other}`,
  }
}

/** Whether either has blocked the other: it holds both ways (product, E09). Needs `blockBetween`. */
export function isBlocked({ caller, related }: PolicyContext, other: string): boolean {
  return (
    blocks(related['ownProfile'], other) ||
    (caller.uid !== null && blocks(related['otherProfile'], caller.uid))
  )
}
