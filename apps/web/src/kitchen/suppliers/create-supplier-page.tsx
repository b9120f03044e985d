import '../../shell/lists/cards-page.css'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { FieldProblem } from '@brigade/design-system/atoms/field-problem.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { INGREDIENT_CATEGORIES } from '@brigade/domain/food/ingredients/ingredient-categories.ts'
import { type IngredientCategory } from '@brigade/domain/food/ingredients/ingredient-category.ts'
import { CompanyName, DisplayName } from '@brigade/domain/core/text/names.ts'
import { SupplierProfile } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import { useTyping } from '../../lib/drafts/use-typing.ts'
import { useLocale, useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { CreateForm } from '../../shell/forms/create-form.tsx'
import { useOwnCard } from '../../lib/session/own-name.ts'
import { useLeaveWhenMade } from '../../shell/forms/use-leave-when-made.ts'
import { guessPlace } from '../../lib/location/guess-place.ts'
import { makeSupplier } from './make-supplier.ts'

const OrderEmail = SupplierProfile.shape.orderEmail
const MOST_CATEGORIES = 10

const nothing: Readonly<Record<'name' | 'companyName' | 'orderEmail', string>> & {
  readonly categories: readonly string[]
} = { name: '', companyName: '', orderEmail: '', categories: [] }

/** Sell to kitchens: the company, what it sells, and where orders arrive. */
export function CreateSupplierPage() {
  const t = useText()
  useLeaveWhenMade('suppliers')
  const { zone } = guessPlace(useLocale())
  const card = useOwnCard()
  const typing = useTyping('new supplier', nothing)
  const { said, change } = typing
  const { companyName, orderEmail } = said
  const chosen = INGREDIENT_CATEGORIES.filter((category) => said.categories.includes(category))
  const name = said.name === '' ? (card?.displayName ?? '') : said.name
  const missing = [
    { field: 'name', text: t('cards.missing.name'), isMissing: !DisplayName.safeParse(name).success },
    {
      field: 'company',
      text: t('cards.missing.company'),
      isMissing: !CompanyName.safeParse(companyName).success,
    },
    {
      field: 'email',
      text: t('cards.missing.email'),
      isMissing: !OrderEmail.safeParse(orderEmail.trim()).success,
    },
    {
      field: 'categories',
      text: t('cards.missing.categories'),
      isMissing: chosen.length === 0 || chosen.length > MOST_CATEGORIES,
    },
  ]
  const choose = (category: IngredientCategory, isOn: boolean) =>
    change({ categories: isOn ? [...chosen, category] : chosen.filter((each) => each !== category) })
  return (
    <CreateForm
      title={t('cards.join.suppliers')}
      intro={t('cards.create.supplier')}
      submitLabel={t('cards.join.suppliers')}
      typing={typing}
      problems={missing.filter((each) => each.isMissing)}
      then={paths.people('suppliers').dashboard}
      make={() =>
        makeSupplier({
          displayName: name.trim(),
          companyName: companyName.trim(),
          orderEmail: orderEmail.trim(),
          categories: chosen,
          zone,
        })
      }
    >
      {(wordsOf) => (
        <>
          <TextField
            label={t('cards.name')}
            autoComplete="name"
            maxLength={60}
            value={name}
            problem={wordsOf('name')}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextField
            label={t('cards.company')}
            autoComplete="organization"
            maxLength={80}
            value={companyName}
            problem={wordsOf('company')}
            onChange={({ target }) => change({ companyName: target.value })}
          />
          <TextField
            label={t('cards.orderEmail')}
            hint={t('cards.orderEmailHint')}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={orderEmail}
            problem={wordsOf('email')}
            onChange={({ target }) => change({ orderEmail: target.value })}
          />
          <fieldset className="cards-choices">
            <legend>{t('cards.categories')}</legend>
            <FieldProblem text={wordsOf('categories')} />
            <Grid>
              {INGREDIENT_CATEGORIES.map((category) => (
                <Checkbox
                  key={category}
                  label={t(`catalogue.category.${category}`)}
                  checked={chosen.includes(category)}
                  onChange={({ target }) => choose(category, target.checked)}
                />
              ))}
            </Grid>
          </fieldset>
        </>
      )}
    </CreateForm>
  )
}
