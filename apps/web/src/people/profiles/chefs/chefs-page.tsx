import { CardsList } from '../shared/cards-list.tsx'

const asTyped = (specialty: string) => specialty

/** Chefs who want to be found, by what they are known for. */
export function ChefsPage() {
  return <CardsList kind="chefs" tagWords={asTyped} />
}
