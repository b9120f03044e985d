import {
  type BrigadeUser,
  brigadeUsers,
  type ProfileKind,
} from '@brigade/domain/people/profiles/brigade-user.ts'
import { readContent } from '../../../lib/reading/read-content.ts'
import { changing, type Draft, type WritePart } from '../../../lib/writing/write.ts'

/**
 * What a new profile changes in the person's public card: its kind is named first. Nothing when the card cannot be
 * read now; it names the kind with the next profile then.
 * @param where - the town the person has named, kept only where the card names none
 */
export async function namingKind(
  uid: string,
  kind: ProfileKind,
  where: Pick<BrigadeUser, 'town' | 'country'> = {},
): Promise<readonly WritePart[]> {
  const card = await readContent(brigadeUsers, { uid }).catch(() => undefined)
  if (card === undefined) return []
  const changes: Partial<Draft<BrigadeUser>> = {
    kinds: [kind, ...card.kinds.filter((each) => each !== kind)],
    ...(card.town === undefined && where),
  }
  return [changing(brigadeUsers, { uid }, { before: card, changes })]
}
