import { brigadeCode } from '@brigade/domain/people/brigade-code.ts'
import { brigadeUsers } from '@brigade/domain/people/brigade-user.ts'
import { type Handle, handleFrom } from '@brigade/domain/people/handle.ts'
import { handles } from '@brigade/domain/people/handles.ts'
import { newBrigadeUser } from '@brigade/domain/people/new-cards.ts'
import { timestampFromMs } from '@brigade/domain/time/timestamp.ts'
import { newId } from '../../data/new-id.ts'
import { readContent } from '../../data/read-content.ts'
import { actingUser } from '../../data/session.ts'
import { creating, write } from '../../data/write.ts'

/** What became of a person's public card. */
export type CardOutcome = 'made' | 'was there' | 'nobody' | 'refused'

const CODE_BYTES = 6
const SUFFIX_LETTERS = 5
const LONGEST_STEM = 24
const TRIES = 3

function withSuffix(stem: string): Handle | undefined {
  return handleFrom(`${stem.slice(0, LONGEST_STEM)}-${newId().slice(0, SUFFIX_LETTERS)}`)
}

async function isTaken(handle: Handle): Promise<boolean> {
  try {
    return (await readContent(handles, { handle })) !== undefined
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
 * that exists stays as it is. Tries again with another handle when somebody takes the first in the same moment.
 * @param displayName - 2 to 60 characters
 */
export async function ensureCard(displayName: string): Promise<CardOutcome> {
  const user = await actingUser()
  if (user === null) return 'nobody'
  const { uid, isAnonymous } = user
  if ((await readContent(brigadeUsers, { uid }).catch(() => undefined)) !== undefined) return 'was there'
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // One after the other on purpose: the next handle is wanted only when this one was refused.
    // oxlint-disable-next-line no-await-in-loop
    const handle = await freeHandle(attempt === 0 ? displayName : `${displayName}-${newId().slice(0, 2)}`)
    if (handle === undefined) return 'refused'
    const said = { displayName, handle, brigadeCode: brigadeCode(crypto.getRandomValues(new Uint8Array(CODE_BYTES))) }
    const { card, holder } = newBrigadeUser(said, { uid, isGuest: isAnonymous }, timestampFromMs(Date.now()))
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await write([creating(brigadeUsers, { uid }, card), creating(handles, { handle }, holder)])
    if (outcome.state === 'kept') return 'made'
    if (outcome.state === 'nobody') return 'nobody'
  }
  return 'refused'
}
