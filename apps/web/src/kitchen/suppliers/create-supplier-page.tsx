import { INGREDIENT_CATEGORIES } from '@brigade/domain/food/ingredients/ingredient-categories.ts'
import { DisplayName } from '@brigade/domain/core/text/names.ts'
import { Supplier, SupplierProfile } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import * as z from 'zod'
import { useLocale } from '../../messages/text.tsx'
import { typedList } from '../../lib/drafts/typed-list.ts'
import { useOwnCard } from '../../lib/session/own-name.ts'
import { guessPlace } from '../../lib/location/guess-place.ts'
import { makeSupplier, type SupplierDraft } from './make-supplier.ts'
import { CreateCard, type NewCard } from '../../people/profiles/public.ts'

type Company = Omit<SupplierDraft, 'zone'>

const newSupplier: Omit<NewCard<Company>, 'make'> = {
  kind: 'suppliers',
  title: 'cards.join.suppliers',
  intro: 'cards.create.supplier',
  submit: 'cards.join.suppliers',
  draft: 'new supplier',
  schema: z.object({
    displayName: DisplayName,
    companyName: Supplier.shape.companyName,
    orderEmail: z.string().trim().pipe(SupplierProfile.shape.orderEmail),
    categories: typedList(Supplier.shape.categories),
  }),
  fields: [
    {
      name: 'displayName',
      label: 'cards.name',
      as: 'line',
      autoComplete: 'name',
      missing: 'cards.missing.name',
    },
    {
      name: 'companyName',
      label: 'cards.company',
      as: 'line',
      autoComplete: 'organization',
      missing: 'cards.missing.company',
    },
    {
      name: 'orderEmail',
      label: 'cards.orderEmail',
      hint: 'cards.orderEmailHint',
      as: 'email',
      autoComplete: 'email',
      missing: 'cards.missing.email',
    },
    {
      name: 'categories',
      label: 'cards.categories',
      as: 'several',
      choices: INGREDIENT_CATEGORIES.map((value) => ({
        value,
        label: `catalogue.category.${value}` as const,
      })),
      missing: 'cards.missing.categories',
    },
  ],
}

/** Sell to kitchens: the company, what it sells, and where orders arrive. */
export function CreateSupplierPage() {
  const { zone } = guessPlace(useLocale())
  const displayName = useOwnCard()?.displayName ?? ''
  return (
    <CreateCard
      {...newSupplier}
      start={{ displayName, companyName: '', orderEmail: '', categories: '' }}
      make={(company) => makeSupplier({ ...company, zone })}
    />
  )
}
