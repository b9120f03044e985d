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
  /** Whether somebody is here, or may be, whose lists are still on their way. */
  readonly isWaiting: boolean
}

const none = { profiles: new Set<string>(), kitchens: [], isKnown: false } as const

/** Product 2: the switcher lists at most this many kitchens. */
const SHOWN_KITCHENS = 5

async function kitchensOf(uid: string): Promise<readonly OwnedKitchen[]> {
  const { db, sdk } = await getDocuments()
  const mine = sdk.query(
    sdk.collectionGroup(db, 'team'),
    sdk.where('uid', '==', uid),
    sdk.where('state', '==', 'active'),
    sdk.limit(SHOWN_KITCHENS),
  )
  const found = await sdk.getDocs(mine)
  return Promise.all(
    found.docs.map(async (membership) => {
      const id = membership.ref.parent.parent?.id ?? ''
      const kitchen = await readOnce(`kitchens/${id}`)
      return {
        id,
        name: typeof kitchen?.name === 'string' ? kitchen.name : id,
        access: String(membership.data().access),
      }
    }),
  )
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
  const found = await Promise.all(collections.map(has))
  return new Set(collections.filter((_, at) => found[at] === true))
}

async function ownProfilesOf(uid: string): Promise<Omit<OwnProfiles, 'isWaiting'>> {
  const [profiles, kitchens] = await Promise.allSettled([profilesOf(uid), kitchensOf(uid)])
  for (const part of [profiles, kitchens])
    if (part.status === 'rejected') logProblem('own profiles', part.reason)
  return {
    profiles: profiles.status === 'fulfilled' ? profiles.value : none.profiles,
    kitchens: kitchens.status === 'fulfilled' ? kitchens.value : none.kitchens,
    isKnown: profiles.status === 'fulfilled' && kitchens.status === 'fulfilled',
  }
}

/** What this person has already made: profiles and kitchens. Empty until known, for nobody, and for who just came by. */
export function useOwnProfiles(): OwnProfiles {
  const session = useSession()
  const mayHaveSome = useMayHaveDocuments()
  const uid = session.state === 'here' && mayHaveSome ? session.uid : null
  const [own, setOwn] = useState<Omit<OwnProfiles, 'isWaiting'>>()
  useEffect(() => {
    if (uid === null) return undefined
    let isCurrent = true
    const look = async () => {
      const found = await ownProfilesOf(uid)
      if (isCurrent) setOwn(found)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [uid])
  if (session.state === 'here' && !mayHaveSome) return { ...none, isKnown: true, isWaiting: false }
  return { ...(own ?? none), isWaiting: own === undefined && session.state !== 'nobody' }
}
