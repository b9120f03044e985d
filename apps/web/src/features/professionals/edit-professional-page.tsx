import { EditCard } from '../cards/edit-card.tsx'
import { professionalForm } from './professional-form.ts'

/** The own card as kitchens and recruiters see it. */
export function EditProfessionalPage() {
  return <EditCard {...professionalForm} />
}
