import { Chef } from '@brigade/domain/people/profiles/chef.ts'
import * as z from 'zod'
import { typedList } from '../../../lib/drafts/typed-list.ts'
import { CreateCard, type NewCard } from '../own-profile/create-card.tsx'
import { useOwnCard } from '../../../lib/session/own-name.ts'
import { makeChef } from './make-chef.ts'

/** A few to begin with; the card itself has room for more. */
const MOST = 3

const newChef: NewCard<Pick<Chef, 'displayName' | 'specialties'>> = {
  kind: 'chefs',
  title: 'cards.join.chefs',
  intro: 'cards.create.chef',
  submit: 'cards.join.chefs',
  draft: 'new chef',
  schema: z.object({
    displayName: Chef.shape.displayName,
    specialties: typedList(Chef.shape.specialties.max(MOST)),
  }),
  fields: [
    {
      name: 'displayName',
      label: 'cards.name',
      as: 'line',
      autoComplete: 'name',
      missing: 'cards.missing.name',
    },
    {
      name: 'specialties',
      label: 'cards.specialties',
      hint: 'cards.specialtiesHint',
      as: 'line',
      missing: 'cards.missing.specialties',
    },
  ],
  make: makeChef,
}

/** The page that creates a chef profile: a name and one to three specialities. */
export function CreateChefPage() {
  const displayName = useOwnCard()?.displayName ?? ''
  return <CreateCard {...newChef} start={{ displayName, specialties: '' }} />
}
