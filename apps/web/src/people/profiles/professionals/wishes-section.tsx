import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { professionalProfiles } from '@brigade/domain/people/profiles/professional-profile.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useDocument } from '../../../lib/reading/use-document.ts'
import { write } from '../../../lib/writing/write.ts'
import { useLocale, useText } from '../../../messages/text.tsx'
import { CardForm } from '../../../shell/forms/edit-card.tsx'
import { guessPlace } from '../../../lib/location/guess-place.ts'
import { wishesForm } from './wishes-form.ts'

/** What the professional alone reads. */
export function WishesSection({ uid }: { readonly uid: string }) {
  const t = useText()
  const locale = useLocale()
  const wishes = useDocument(professionalProfiles, { uid })
  return (
    <section>
      <Stack gap={16}>
        <div>
          <h2>{t('people.wishes')}</h2>
          <p>{t('people.wishes.text')}</p>
        </div>
        <Loaded of={wishes}>
          {(row) => (
            <CardForm
              {...wishesForm(row.content.payWish?.amount.currency ?? guessPlace(locale).currency)}
              row={row}
              keep={write}
              draftName={`professional-profiles ${row.id}`}
            />
          )}
        </Loaded>
      </Stack>
    </section>
  )
}
