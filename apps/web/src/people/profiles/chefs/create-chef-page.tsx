import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { DisplayName } from '@brigade/domain/core/text/names.ts'
import { useTyping } from '../../../lib/drafts/use-typing.ts'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { listFromTyped } from '../../../lib/drafts/typed-list.ts'
import { CreateForm } from '../../../shell/forms/create-form.tsx'
import { useOwnCard } from '../../../lib/session/own-name.ts'
import { useLeaveWhenMade } from '../../../shell/forms/use-leave-when-made.ts'
import { makeChef } from './make-chef.ts'

const SHORTEST = 2
const MOST = 3

/** Open the chef app: a name, and one to three things one is known for. */
export function CreateChefPage() {
  const t = useText()
  useLeaveWhenMade('chefs')
  const card = useOwnCard()
  const typing = useTyping('new chef', { name: '', specialties: '' })
  const { said, change } = typing
  const name = said.name === '' ? (card?.displayName ?? '') : said.name
  const specialties = listFromTyped(said.specialties)
  const isFit = specialties.length >= 1 && specialties.length <= MOST
  const missing = [
    { field: 'name', text: t('cards.missing.name'), isMissing: !DisplayName.safeParse(name).success },
    {
      field: 'specialties',
      text: t('cards.missing.specialties'),
      isMissing: !isFit || specialties.some(({ length }) => length < SHORTEST),
    },
  ]
  return (
    <CreateForm
      title={t('cards.join.chefs')}
      intro={t('cards.create.chef')}
      submitLabel={t('cards.join.chefs')}
      typing={typing}
      problems={missing.filter((each) => each.isMissing)}
      then={paths.people('chefs').dashboard}
      make={() => makeChef({ displayName: name.trim(), specialties })}
    >
      {(wordsOf) => (
        <>
          <TextField
            label={t('cards.name')}
            autoComplete="name"
            maxLength={60}
            value={name}
            problem={wordsOf('name')}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextField
            label={t('cards.specialties')}
            hint={t('cards.specialtiesHint')}
            maxLength={130}
            value={said.specialties}
            problem={wordsOf('specialties')}
            onChange={({ target }) => change({ specialties: target.value })}
          />
        </>
      )}
    </CreateForm>
  )
}
