import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { supplierProfiles } from '@brigade/domain/people/supplier.ts'
import type { Kept } from '../../data/reading/loadable.ts'
import type { Supplier } from '@brigade/domain/people/supplier.ts'
import { Loaded } from '../../data/reading/loaded.tsx'
import { useDocument } from '../../data/reading/use-document.ts'
import { write } from '../../data/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { CardForm } from '../cards/edit-card.tsx'
import { currencyUsed } from '../supply/use-own-place.ts'
import { termsForm } from './terms-form.ts'

interface TermsSectionProps {
  /** The company's own card. */
  readonly card: Kept<Supplier>
}

/** On which terms the company delivers: read by its staff and by kitchens that buy, changed by its owner. */
export function TermsSection({ card }: TermsSectionProps) {
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
              draft={`supplier-profiles ${row.id}`}
            />
          )}
        </Loaded>
      </Stack>
    </section>
  )
}
