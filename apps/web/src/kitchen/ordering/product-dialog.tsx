import { Button } from '@brigade/design-system/atoms/button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Combobox } from '@brigade/design-system/molecules/combobox.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { IngredientCategory } from '@brigade/domain/food/ingredients/ingredient-category.ts'
import { INGREDIENT_CATEGORIES } from '@brigade/domain/food/ingredients/ingredient-categories.ts'
import { searchIngredients } from '@brigade/domain/food/ingredients/search-ingredients.ts'
import {
  type CataloguePrice,
  cataloguePrices,
  DEFAULT_PRICE,
  CatalogueLine,
} from '@brigade/domain/kitchen/suppliers/catalogue-line.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { useSupplierCatalogue } from '../../lib/kitchen/use-catalogue.ts'
import type { OwnPlace } from './use-own-place.ts'
import { type ProductForm, useProductForm } from './use-product-form.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

const MOST_HITS = 8

interface ProductDialogProps {
  readonly place: OwnPlace
  /** The current product; undefined for a new one. */
  readonly row: StoredDocument<CatalogueLine> | undefined
  readonly onClose: () => void
}

/** The name of a new product: found in the shared catalogue, which brings its allergens along, or typed. */
function SharedName({ form }: { readonly form: ProductForm }) {
  const t = useText()
  const catalogue = useSupplierCatalogue()
  const { typed, change, problems } = form
  return (
    <Combobox
      label={t('supply.product.name')}
      hint={t('supply.product.nameHint')}
      initialText={typed.name}
      problem={problems.name === undefined ? undefined : t(problems.name)}
      items={searchIngredients(typed.name, catalogue.index, MOST_HITS)
        .flatMap(({ ingredientId }) => catalogue.byId.get(ingredientId) ?? [])
        .map(({ id, content }) => ({ key: id, label: content.name }))}
      onType={(name) => change({ name, sharedId: '' })}
      onChoose={({ key }) => {
        const shared = catalogue.byId.get(key)
        if (shared !== undefined)
          change({ name: shared.content.name, category: shared.content.category, sharedId: key })
      }}
    />
  )
}

function Fields({ place, row, form }: Omit<ProductDialogProps, 'onClose'> & { readonly form: ProductForm }) {
  const t = useText()
  const { typed, change, problems, isPackChanged } = form
  const field = (name: 'name' | 'code' | 'pack' | 'price') => ({
    value: typed[name],
    problem: problems[name] === undefined ? undefined : t(problems[name]),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value }),
  })
  return (
    <>
      {row === undefined ? (
        <SharedName form={form} />
      ) : (
        <TextField
          label={t('supply.product.name')}
          maxLength={maxLengthOf(CatalogueLine, 'name')}
          {...field('name')}
        />
      )}
      <Grid>
        <TextField
          label={t('supply.product.code')}
          optional={t('common.optional')}
          maxLength={maxLengthOf(CatalogueLine, 'code')}
          {...field('code')}
        />
        <SelectField
          label={t('supply.product.category')}
          choices={INGREDIENT_CATEGORIES.map((each) => ({
            value: each,
            label: t(`catalogue.category.${each}`),
          }))}
          value={typed.category}
          onChange={({ target }) => change({ category: IngredientCategory.parse(target.value) })}
        />
        <TextField
          label={t('supply.product.pack')}
          hint={t('supply.product.packHint')}
          autoComplete="off"
          {...field('pack')}
        />
        <NumberField
          label={t('supply.product.price')}
          hint={t('supply.product.priceHint')}
          unit={place.currency}
          {...field('price')}
        />
      </Grid>
      {isPackChanged ? <Banner state="info">{t('supply.product.announce')}</Banner> : null}
    </>
  )
}

function ProductFields(props: ProductDialogProps & { readonly price: CataloguePrice | undefined }) {
  const t = useText()
  const { place, row, price } = props
  const form = useProductForm(props, price)
  return (
    <Form onSubmit={form.save}>
      <Stack gap={16}>
        <FormProblems />
        {form.failure === null ? null : (
          <Banner state="late" role="alert">
            {form.failure}
          </Banner>
        )}
        <Fields place={place} row={row} form={form} />
        <Cluster gap={12} justify="end">
          <Button onClick={form.close}>{t('common.cancel')}</Button>
          <SubmitButton tone="primary">
            {t(form.isPackChanged ? 'supply.product.saveAndTell' : 'common.save')}
          </SubmitButton>
        </Cluster>
      </Stack>
    </Form>
  )
}

function WithPrice(props: ProductDialogProps) {
  const { place, row } = props
  const params =
    row === undefined ? null : { supplierId: place.supplierId, lineId: row.id, priceId: DEFAULT_PRICE }
  const price = useDocument(cataloguePrices, params)
  if (row !== undefined && price.state === 'pending') return null
  const known = price.state === 'success' ? price.value?.content : undefined
  return <ProductFields {...props} price={known} />
}

/** A new product, or changes of one; another pack is announced to the kitchens that buy it. */
export function ProductDialog(props: ProductDialogProps) {
  const t = useText()
  const { row, onClose } = props
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={row === undefined ? t('supply.catalogue.add') : row.content.name}
      closeLabel={t('common.close')}
    >
      <WithPrice {...props} />
    </Dialog>
  )
}
