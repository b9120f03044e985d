import { EditCard } from '../../../shell/forms/edit-card.tsx'
import { chefForm } from './chef-form.ts'

/** Edits the reader's chef profile. */
export function EditChefPage() {
  return <EditCard {...chefForm} />
}
