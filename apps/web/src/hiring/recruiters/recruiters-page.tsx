import { CardsList } from '../../people/profiles/public.ts'

const asTyped = (sector: string) => sector

/** Companies that hire, by sector. */
export function RecruitersPage() {
  return <CardsList kind="recruiters" tagWords={asTyped} />
}
