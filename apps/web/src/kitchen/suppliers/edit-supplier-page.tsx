import { useLocale, useText } from '../../messages/text.tsx'
import { EditCard, CardForm } from '../../shell/forms/edit-card.tsx'
import { supplierForm } from './supplier-form.ts'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { supplierProfiles, type Supplier } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useDocument } from '../../lib/reading/use-document.ts'
import { write } from '../../lib/writing/write.ts'
import { termsForm } from './terms-form.ts'
import { currencyUsed } from '../ordering/public.ts'

interface TermsSectionProps {
  /** The company's own card. */
  readonly card: StoredDocument<Supplier>
}

/** On which terms the company delivers: read by its staff and by kitchens that buy, changed by its owner. */
function TermsSection({ card }: TermsSectionProps) {
  const t = useText()
  const terms = useDocument(supplierProfiles, { uid: card.id })
  return (
    <section>
      <Stack gap={16}>
        <div>
          <h2>{t('terms.title')}</h2>
          <p>{t('terms.intro')}</p>
        </div>
        <Loaded of={terms}>
          {(row) => (
            <CardForm
              {...termsForm(currencyUsed(row.content, card.content))}
              row={row}
              keep={write}
              draftName={`supplier-profiles ${row.id}`}
            />
          )}
        </Loaded>
      </Stack>
    </section>
  )
}

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
