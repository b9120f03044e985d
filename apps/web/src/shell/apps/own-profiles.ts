import type { QueryDocumentSnapshot, QuerySnapshot } from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { readOnce } from '../../lib/reading/read-once.ts'
import { getDocuments } from '../../lib/reading/documents.ts'
import { useSession } from '../../lib/session/session-store.ts'
import { useMayHaveDocuments } from '../../lib/session/use-may-have-documents.ts'
import { apps } from './app-config.table.ts'
import { logProblem } from '../../lib/store/log.ts'

export interface OwnedKitchen {
  readonly id: string
  readonly name: string
  readonly access: string
}

export interface OwnProfiles {
  /** Names of the collections that hold a document of this person. */
  readonly profiles: ReadonlySet<string>
  readonly kitchens: readonly OwnedKitchen[]
  /** Whether the lists are complete: empty ones say nothing while they are not. */
  readonly isKnown: boolean
  /** Whether the lists of a signed-in person, or of one who may be, are still loading. */
  readonly isWaiting: boolean
}

const none = { profiles: new Set<string>(), kitchens: [], isKnown: false } as const

/** Product 2: the switcher lists at most this many kitchens. */
const SHOWN_KITCHENS = 5

async function kitchenOfTeam(membership: QueryDocumentSnapshot): Promise<OwnedKitchen> {
  const id = membership.ref.parent.parent?.id ?? ''
  const kitchen = await readOnce(`kitchens/${id}`)
  return {
    id,
    name: typeof kitchen?.name === 'string' ? kitchen.name : id,
    access: String(membership.data().access),
  }
}

/**
 * Tells the kitchens of a person, and tells them again when they change: the first answer may come from this device alone.
 * Returns how to stop.
 */
async function watchKitchens(
  uid: string,
  {
    onKitchens,
    onError,
  }: { onKitchens: (kitchens: readonly OwnedKitchen[]) => void; onError: (error: unknown) => void },
): Promise<() => void> {
  const { db, sdk } = await getDocuments()
  const mine = sdk.query(
    sdk.collectionGroup(db, 'team'),
    sdk.where('uid', '==', uid),
    sdk.where('state', '==', 'active'),
    sdk.limit(SHOWN_KITCHENS),
  )
  let latest: unknown
  const show = async (snapshot: QuerySnapshot) => {
    latest = snapshot
    const kitchens = await Promise.all(snapshot.docs.map(kitchenOfTeam))
    if (latest === snapshot) onKitchens(kitchens)
  }
  return sdk.onSnapshot(mine, (snapshot) => void show(snapshot).catch(onError), onError)
}

async function profilesOf(uid: string): Promise<ReadonlySet<string>> {
  const collections = [...apps.map((app) => app.collection), 'suppliers']
  const has = async (collection: string) => {
    try {
      return (await readOnce(`${collection}/${uid}`)) !== undefined
    } catch {
      // Not known while there is no connection: the door then leads to making one, and that page knows better.
      return false
    }
  }
  const own = await Promise.all(collections.map(has))
  return new Set(collections.filter((_, at) => own[at] === true))
}

/** The profiles of a person; undefined until they are known. */
function useProfilesOf(uid: string | null): ReadonlySet<string> | undefined {
  const [profiles, setProfiles] = useState<ReadonlySet<string>>()
  useEffect(() => {
    if (uid === null) return undefined
    let isCurrent = true
    const read = async () => {
      const own = await profilesOf(uid)
      if (isCurrent) setProfiles(own)
    }
    read().catch((error: unknown) => logProblem('own profiles', error))
    return () => {
      isCurrent = false
    }
  }, [uid])
  return profiles
}

/** The kitchens of a person, kept up to date; undefined until they are known. */
function useKitchensOf(uid: string | null): readonly OwnedKitchen[] | undefined | 'failed' {
  const [kitchens, setKitchens] = useState<readonly OwnedKitchen[] | 'failed'>()
  useEffect(() => {
    if (uid === null) return undefined
    let isCurrent = true
    const onError = (error: unknown) => {
      logProblem('own kitchens', error)
      if (isCurrent) setKitchens('failed')
    }
    const onKitchens = (own: readonly OwnedKitchen[]) => {
      if (isCurrent) setKitchens(own)
    }
    const watching = watchKitchens(uid, { onKitchens, onError })
    watching.catch(onError)
    return () => {
      isCurrent = false
      void watching.then(
        (stop) => stop(),
        () => undefined,
      )
    }
  }, [uid])
  return kitchens
}

/** What this person has already made: profiles and kitchens. Empty until known, for nobody, and for who just came by. */
export function useOwnProfiles(): OwnProfiles {
  const session = useSession()
  const mayHaveSome = useMayHaveDocuments()
  const uid = session.state === 'signedIn' && mayHaveSome ? session.uid : null
  const profiles = useProfilesOf(uid)
  const kitchens = useKitchensOf(uid)
  if (session.state === 'signedIn' && !mayHaveSome) return { ...none, isKnown: true, isWaiting: false }
  const isAnswered = profiles !== undefined && kitchens !== undefined
  return {
    profiles: profiles ?? none.profiles,
    kitchens: kitchens === 'failed' || kitchens === undefined ? none.kitchens : kitchens,
    isKnown: isAnswered && kitchens !== 'failed',
    isWaiting: !isAnswered && session.state !== 'signedOut',
  }
}
