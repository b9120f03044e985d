import { EditCard } from '../cards/edit-card.tsx'
import { supplierForm } from './supplier-form.ts'

/** The own company as kitchens see it. */
export function EditSupplierPage() {
  return (
    <EditCard
      {...supplierForm}
      handle={({ id, content }) => ({ of: { kind: 'supplier', targetId: id }, present: content.handle })}
    />
  )
}
