import { useLocale } from '../../messages/text.tsx'
import { EditCard } from '../../shell/forms/edit-card.tsx'
import { supplierForm } from './supplier-form.ts'
import { TermsSection } from './terms-section.tsx'

/** The own company as kitchens see it, and the terms on which it delivers. */
export function EditSupplierPage() {
  return (
    <EditCard
      {...supplierForm(useLocale())}
      handle={({ id, content }) => ({ of: { kind: 'supplier', targetId: id }, present: content.handle })}
      further={TermsSection}
    />
  )
}
