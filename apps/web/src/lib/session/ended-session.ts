import { endedSessionStore } from './ended-session-store.ts'

/** Under which every page of this browser, also after a reload, finds how the last member's session stands. */
const KEY = 'brigade.session'

/** A browser that keeps nothing tells nobody that they were signed out. */
function keeping<StoredDocument>(act: () => StoredDocument): StoredDocument | null {
  try {
    return act()
  } catch {
    return null
  }
}

/** A member was here while this page was open. */
let wasMember = false

function note(state: 'member' | 'ended'): void {
  keeping(() => localStorage.setItem(KEY, state))
}

/** Takes note of who is here now. When nobody is, but a member was and did not leave, the server has ended their session. */
export function recordSession(user: { readonly isAnonymous: boolean } | null): void {
  const known = keeping(() => localStorage.getItem(KEY))
  if (user !== null && !user.isAnonymous) {
    note('member')
    wasMember = true
    endedSessionStore.set('no')
  } else if (user === null && (known === 'member' || (known === 'ended' && wasMember))) {
    note('ended')
    wasMember = false
    endedSessionStore.set('just now')
  } else if (known === 'ended' && endedSessionStore.get() === 'no') endedSessionStore.set('before')
}

/** Somebody who signs out themselves sees no notice of it, nor does anybody who has read the notice. */
export function noteLeaving(): void {
  keeping(() => localStorage.removeItem(KEY))
  endedSessionStore.set('no')
}
