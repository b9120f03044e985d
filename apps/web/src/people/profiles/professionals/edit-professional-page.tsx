import type { Professional } from '@brigade/domain/people/profiles/professional.ts'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { EditCard } from '../../../shell/forms/edit-card.tsx'
import { professionalForm } from './professional-form.ts'
import { WishesSection } from './wishes-section.tsx'
import { WorkAreas } from './work-areas.tsx'

function AreasAndWishes({ card }: { readonly card: StoredDocument<Professional> }) {
  return (
    <>
      <WorkAreas card={card} />
      <WishesSection uid={card.id} />
    </>
  )
}

/** The own card as kitchens and recruiters see it, where one would work, and what one wishes for. */
export function EditProfessionalPage() {
  return <EditCard {...professionalForm} further={AreasAndWishes} />
}
