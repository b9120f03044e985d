import type { FirestoreError } from 'firebase/firestore'
import { useEffect, useEffectEvent, useState } from 'react'
import { logProblem } from '../store/log.ts'
import { type Documents, getDocuments } from './documents.ts'
import type { Loadable } from './loadable.ts'
import { actingUser } from '../session/session.ts'
import { useSession } from '../session/session-store.ts'

/** Starts listening and says how to stop. */
export type Listen<Value> = (
  documents: Documents,
  tell: (loadable: Loadable<Value>) => void,
  fail: (problem: FirestoreError) => void,
) => () => void

interface Reported<Value> {
  readonly key: string
  readonly loadable: Loadable<Value>
}

const pending = { state: 'pending' } as const

/**
 * Listens while the component is on screen. @param key - what is listened to; null for nothing yet. When it or the
 * person changes, listening starts again.
 */
export function useSnapshot<Value>(key: string | null, listen: Listen<Value>): Loadable<Value> {
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : session.state
  const [last, setLast] = useState<Reported<Value> | null>(null)
  const whole = key === null ? null : `${uid} ${key}`
  const latestListen = useEffectEvent(listen)

  useEffect(() => {
    if (whole === null) return undefined
    let stop = () => {}
    let isCurrent = true
    const tell = (loadable: Loadable<Value>) => {
      if (isCurrent) setLast({ key: whole, loadable })
    }
    let hasAskedAgain = false
    const fail = (problem: Error & { readonly code?: string }) => {
      const isDenied = problem.code === 'permission-denied'
      // What the person has just made may be what lets them read here: once it has arrived, ask again.
      if (isDenied && !hasAskedAgain) {
        hasAskedAgain = true
        askAgain().catch(fail)
        return
      }
      if (isDenied) tell({ state: 'forbidden' })
      else tell({ state: 'failed', problem })
      logProblem(`listening to ${whole}`, problem)
    }
    const begin = async () => {
      const [documents] = await Promise.all([getDocuments(), actingUser()])
      if (isCurrent) stop = latestListen(documents, tell, fail)
    }
    const askAgain = async () => {
      const { db, sdk } = await getDocuments()
      await sdk.waitForPendingWrites(db)
      await begin()
    }
    begin().catch(fail)
    return () => {
      isCurrent = false
      stop()
    }
  }, [whole])

  return last !== null && last.key === whole ? last.loadable : pending
}
