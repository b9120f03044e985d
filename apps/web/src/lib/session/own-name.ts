import { type BrigadeUser, brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import { useEffect, useState } from 'react'
import { readContent } from '../reading/read-content.ts'
import { useSession } from './session-store.ts'

/** The person's own public card; undefined while it is looked for, null when there is none. */
export function useOwnCard(): BrigadeUser | null | undefined {
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  const [card, setCard] = useState<BrigadeUser | null | undefined>(undefined)
  useEffect(() => {
    if (uid === null) return undefined
    let isCurrent = true
    const look = async () => {
      const own = await readContent(brigadeUsers, { uid }).catch(() => undefined)
      if (isCurrent) setCard(own ?? null)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [uid])
  return card
}
