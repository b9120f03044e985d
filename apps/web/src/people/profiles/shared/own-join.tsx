import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { useText } from '../../../messages/text.tsx'
import { useOwnProfiles } from '../../../shell/apps/own-profiles.ts'
import { paths } from '../../../lib/routing/paths.ts'
import type { ListKind } from '../../../shell/forms/card-kind.ts'

/** For who stands in this list already the own card, for everybody else the way in. */
export function OwnJoin({ kind }: { readonly kind: ListKind }) {
  const t = useText()
  const { profiles } = useOwnProfiles()
  const doors = paths.people(kind)
  return kind !== 'kitchens' && profiles.has(kind) ? (
    <LinkButton href={doors.edit}>{t(`cards.edit.${kind}`)}</LinkButton>
  ) : (
    <LinkButton href={doors.create}>{t(`cards.join.${kind}`)}</LinkButton>
  )
}
