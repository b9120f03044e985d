import { Link } from '@brigade/design-system/atoms/link.tsx'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { EditCard } from '../../../shell/forms/edit-card.tsx'
import { followAccount } from '../own-profile/follow-account.ts'
import { brigadeUserForm } from './brigade-user-form.ts'

function WayToPrivate() {
  const t = useText()
  return (
    <p>
      <Link href={paths.settings}>{t('cards.privateFields')}</Link>
    </p>
  )
}

/** The own card that everything else here is known by. */
export function EditBrigadeUserPage() {
  return (
    <EditCard
      {...brigadeUserForm}
      follow={({ displayName = '' }) => followAccount(displayName.trim())}
      handle={({ id, content }) => ({ of: { kind: 'person', targetId: id }, present: content.handle })}
      further={WayToPrivate}
    />
  )
}
