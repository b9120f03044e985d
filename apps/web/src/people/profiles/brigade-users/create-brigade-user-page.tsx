import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { DisplayName } from '@brigade/domain/core/text/names.ts'
import { useTyping } from '../../../lib/drafts/use-typing.ts'
import type { WriteOutcome } from '../../../lib/writing/write.ts'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { CreateForm } from '../../../shell/forms/create-form.tsx'
import { ensureCard } from '../own-profile/ensure-card.ts'
import { useLeaveWhenMade } from '../../../shell/forms/use-leave-when-made.ts'

async function makeCard(name: string): Promise<WriteOutcome> {
  const outcome = await ensureCard(name)
  if (outcome === 'nobody') return { state: 'nobody' }
  if (outcome === 'refused') {
    return { state: 'refused', problems: [{ field: 'name', reason: { kind: 'other' } }] }
  }
  return { state: 'kept', arrival: Promise.resolve({ state: 'saved' }) }
}

/** Make the card that everything else here is known by; guests may do it. */
export function CreateBrigadeUserPage() {
  const t = useText()
  useLeaveWhenMade('brigade-users')
  const typing = useTyping('new brigade-user', { name: '' })
  const { name } = typing.said
  const missing = [
    { field: 'name', text: t('cards.missing.name'), isMissing: !DisplayName.safeParse(name).success },
  ]
  return (
    <CreateForm
      title={t('cards.join.brigade-users')}
      intro={t('cards.create.person')}
      submitLabel={t('cards.join.brigade-users')}
      typing={typing}
      problems={missing.filter((each) => each.isMissing)}
      then={paths.people('brigade-users').dashboard}
      make={() => makeCard(name.trim())}
    >
      {(wordsOf) => (
        <TextField
          label={t('cards.name')}
          hint={t('cards.nameHint')}
          autoComplete="name"
          maxLength={60}
          value={name}
          problem={wordsOf('name')}
          onChange={({ target }) => typing.change({ name: target.value })}
        />
      )}
    </CreateForm>
  )
}
