import { EditCard } from '../cards/edit-card.tsx'
import { followAccount } from '../people-card/follow-account.ts'
import { brigadeUserForm } from './brigade-user-form.ts'

/** The own card that everything else here is known by. */
export function EditBrigadeUserPage() {
  return (
    <EditCard
      {...brigadeUserForm}
      follow={({ displayName = '' }) => followAccount(displayName.trim())}
      handle={({ id, content }) => ({ of: { kind: 'person', targetId: id }, present: content.handle })}
    />
  )
}
