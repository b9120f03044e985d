import { EditCard } from '../../../shell/forms/edit-card.tsx'
import { chefForm } from './chef-form.ts'

/** The own chef page: what one is known for, and in one's own words. */
export function EditChefPage() {
  return <EditCard {...chefForm} />
}
