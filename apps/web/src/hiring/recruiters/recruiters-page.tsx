import { CardsList } from '../../people/profiles/shared/cards-list.tsx'

const asTyped = (sector: string) => sector

/** Companies that hire, by sector. */
export function RecruitersPage() {
  return <CardsList kind="recruiters" tagWords={asTyped} />
}
