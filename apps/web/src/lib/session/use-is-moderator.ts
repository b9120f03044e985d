import { useEffect, useState } from 'react'
import { logProblem } from '../store/log.ts'
import { actingUser } from './session.ts'
import { useSession } from './session-store.ts'

async function hasClaim(): Promise<boolean> {
  const token = await (await actingUser())?.getIdTokenResult()
  return token?.claims['mod'] === true
}

/** Whether the reader moderates shared content; false until their token confirms it. */
export function useIsModerator(): boolean {
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  const [moderator, setModerator] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const isModerator = await hasClaim()
      if (isCurrent) setModerator(isModerator ? uid : null)
    }
    ask().catch((problem: unknown) => logProblem('claims', problem))
    return () => {
      isCurrent = false
    }
  }, [uid])
  return uid !== null && moderator === uid
}
