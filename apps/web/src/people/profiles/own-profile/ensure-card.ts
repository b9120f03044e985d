import { brigadeCode } from '@brigade/domain/people/handles/brigade-code.ts'
import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import { type Handle, handleFrom } from '@brigade/domain/people/handles/handle.ts'
import { handleSkeleton } from '@brigade/domain/people/handles/handle-skeleton.ts'
import { handles } from '@brigade/domain/people/handles/handles.ts'
import { newBrigadeUser } from '@brigade/domain/people/profiles/new-cards.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { newId } from '../../../lib/writing/new-id.ts'
import { getDocuments } from '../../../lib/reading/documents.ts'
import { readContent } from '../../../lib/reading/read-content.ts'
import { actingUser } from '../../../lib/session/session.ts'
import { creating, write } from '../../../lib/writing/write.ts'

/** What became of a person's public card. */
export type CardOutcome = 'made' | 'was there' | 'signedOut' | 'refused'

const CODE_BYTES = 6
const SUFFIX_LETTERS = 5
const LONGEST_STEM = 24

function withSuffix(stem: string): Handle | undefined {
  return handleFrom(`${stem.slice(0, LONGEST_STEM)}-${newId().slice(0, SUFFIX_LETTERS)}`)
}

async function isTaken(handle: Handle): Promise<boolean> {
  try {
    if ((await readContent(handles, { handle })) !== undefined) return true
    const { db, sdk } = await getDocuments()
    const alike = sdk.where('skeleton', '==', handleSkeleton(handle))
    return !(await sdk.getDocs(sdk.query(sdk.collection(db, 'handles'), alike, sdk.limit(1)))).empty
  } catch {
    // Nobody can be asked now: as good as taken, the next one carries letters by chance.
    return true
  }
}

/** A handle nobody holds: the name's own if it is free, else with letters by chance. */
async function freeHandle(name: string): Promise<Handle | undefined> {
  const own = handleFrom(name)
  if (own !== undefined && !(await isTaken(own))) return own
  return withSuffix(own ?? 'cook')
}

/**
 * Makes the person's public card (product, E01) when there is none yet; call it when a name is first given. A card
 * that exists stays as it is.
 * @param displayName - 2 to 60 characters
 */
export async function ensureCard(displayName: string): Promise<CardOutcome> {
  const user = await actingUser()
  if (user === null) return 'signedOut'
  const { uid, isAnonymous } = user
  if ((await readContent(brigadeUsers, { uid }).catch(() => undefined)) !== undefined) return 'was there'
  const handle = await freeHandle(displayName)
  if (handle === undefined) return 'refused'
  const code = brigadeCode(crypto.getRandomValues(new Uint8Array(CODE_BYTES)))
  const { card, holder } = newBrigadeUser(
    { displayName: displayName.trim(), handle, brigadeCode: code },
    { uid, isGuest: isAnonymous },
    timestampFromMs(Date.now()),
  )
  const outcome = await write([creating(brigadeUsers, { uid }, card), creating(handles, { handle }, holder)])
  return outcome.state === 'queued' ? 'made' : outcome.state
}
