import { DisplayName } from '@brigade/domain/core/text/names.ts'
import * as z from 'zod'
import type { WriteOutcome } from '../../../lib/writing/write.ts'
import { CreateCard, type NewCard } from '../own-profile/create-card.tsx'
import { ensureCard } from '../own-profile/ensure-card.ts'

async function makeCard({ name }: { readonly name: string }): Promise<WriteOutcome> {
  const outcome = await ensureCard(name)
  if (outcome === 'signedOut') return { state: 'signedOut' }
  if (outcome === 'refused') {
    return { state: 'refused', problems: [{ field: 'name', reason: { kind: 'other' } }] }
  }
  return { state: 'queued', serverAck: Promise.resolve({ state: 'saved' }) }
}

const newBrigadeUser: NewCard<{ readonly name: string }> = {
  kind: 'brigade-users',
  title: 'cards.join.brigade-users',
  intro: 'cards.create.person',
  submit: 'cards.join.brigade-users',
  draft: 'new brigade-user',
  schema: z.object({ name: DisplayName }),
  fields: [
    {
      name: 'name',
      label: 'cards.name',
      hint: 'cards.nameHint',
      as: 'line',
      autoComplete: 'name',
      missing: 'cards.missing.name',
    },
  ],
  make: makeCard,
}

/** Make the card that everything else here is known by; guests may do it. */
export function CreateBrigadeUserPage() {
  return <CreateCard {...newBrigadeUser} start={{ name: '' }} />
}
