import { useText } from '../../../messages/text.tsx'
import { CardsList } from '../shared/cards-list.tsx'

const kinds = ['professional', 'chef', 'recruiter', 'supplier'] as const

/** Everybody with a card, by what they are here as. */
export function BrigadeUsersPage() {
  const t = useText()
  const tagWords = (tag: string) => {
    const kind = kinds.find((each) => each === tag)
    return kind === undefined ? tag : t(`cards.kind.${kind}`)
  }
  return <CardsList kind="brigade-users" tagWords={tagWords} />
}
