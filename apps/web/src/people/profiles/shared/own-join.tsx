import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { useText } from '../../../messages/text.tsx'
import { useOwnProfiles } from '../../../shell/apps/own-profiles.ts'
import { paths } from '../../../lib/routing/paths.ts'
import type { ListKind } from '../../../shell/forms/card-kind.ts'

/** A link to the reader's own card when they are in this list, otherwise the way to join it. */
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
