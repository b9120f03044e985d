import { EditCard } from '../../shell/forms/edit-card.tsx'
import { recruiterForm } from './recruiter-form.ts'

/** The own company as applicants see it. */
export function EditRecruiterPage() {
  return <EditCard {...recruiterForm} />
}
