import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { packFromTyped } from '@brigade/domain/food/import/pack-from-typed.ts'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { isOverLink } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { supplierNamed } from '@brigade/domain/kitchen/suppliers/supplier-named.ts'
import { packInUnit } from '@brigade/domain/food/ingredients/price-per-unit.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { useId } from 'react'
import { useAmountWords } from '../../lib/format/amount-text.ts'
import { unitWord } from '../../lib/format/unit-word.ts'
import { useText } from '../../messages/text.tsx'
import type { PriceField, PriceForm, ReadPriceForm } from './price-form.ts'
import type { Suppliers } from './price-supplier.ts'
import { usePriceWords } from '../../lib/format/price-words.ts'
import type { Shelf } from '../../lib/kitchen/use-shelf.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'
import { PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'

interface PriceFieldsProps {
  readonly shelf: Shelf
  readonly stockLine: StockLine
  readonly form: PriceForm
  readonly read: ReadPriceForm
  /** Problems are shown once somebody has tried to save. */
  readonly wasTried: boolean
  readonly suppliers: Suppliers
  readonly onChange: (changes: Partial<PriceForm>) => void
}

/** Names to choose from: whom the kitchen buys from, and whom its prices name. */
export function supplierNames(
  { priceLines }: Pick<Shelf, 'priceLines'>,
  suppliers: Suppliers,
): readonly string[] {
  const linked = (suppliers ?? []).flatMap(({ content }) => (isOverLink(content.state) ? [] : [content.name]))
  const byKey = new Map(
    [...(priceLines?.values() ?? [])]
      .map(({ supplierName }) => supplierName)
      .concat(linked)
      .map((name) => [foldName(name), name]),
  )
  return [...byKey.values()].toSorted((one, other) => one.localeCompare(other))
}

/** What was understood: the pack, and the price of one unit. */
function Understood({ shelf, stockLine, form, read }: PriceFieldsProps) {
  const t = useText()
  const words = usePriceWords(shelf.settings.zone)
  const amounts = useAmountWords()
  const pack = packFromTyped(form.pack)
  if (!pack.ok) return null
  const perUnit = read.ok ? words.perUnit(read.facts, stockLine) : undefined
  const weighed = packInUnit(pack.pack, stockLine)
  return (
    <p className="price-understood">
      {perUnit === undefined
        ? t('ingredients.price.packIs', { pack: words.pack(pack.pack) })
        : t('ingredients.price.packIsAt', { pack: words.pack(pack.pack), price: perUnit })}
      {read.ok && perUnit === undefined
        ? ` ${t('ingredients.price.needsMeasure', { from: unitWord(t, pack.pack.size.unit), to: unitWord(t, stockLine.stockUnit) })}`
        : null}
      {weighed === undefined
        ? null
        : ` ${t('ingredients.price.weighs', { pack: words.pack(pack.pack), amount: amounts.quantity(weighed) })}`}
    </p>
  )
}

/** Supplier, product, pack, price and tax. */
export function PriceFields(props: PriceFieldsProps) {
  const { shelf, stockLine, form, read, wasTried, suppliers, onChange } = props
  const t = useText()
  const listId = useId()
  const field = (name: PriceField) => {
    const key = wasTried && !read.ok ? read.problems[name] : undefined
    return {
      name,
      maxLength: maxLengthOf(PriceLine, name),
      value: form[name],
      problem: key === undefined ? undefined : t(key, { currency: shelf.settings.currency }),
      onChange: (event: { readonly target: { readonly value: string } }) =>
        onChange({ [name]: event.target.value }),
    }
  }
  const isNew =
    suppliers !== undefined &&
    form.supplierName.trim() !== '' &&
    supplierNamed(form.supplierName, suppliers) === undefined
  return (
    <Stack gap={16}>
      <TextField
        label={t('ingredients.price.supplier')}
        hint={isNew ? t('ingredients.price.newSupplier') : undefined}
        list={listId}
        autoComplete="off"
        {...field('supplierName')}
      />
      <datalist id={listId}>
        {supplierNames(shelf, suppliers).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="price-pair">
        <TextField
          label={t('ingredients.price.pack')}
          hint={t('ingredients.price.packHint')}
          autoComplete="off"
          {...field('pack')}
        />
        <NumberField
          label={t('ingredients.price.price')}
          hint={t('ingredients.price.priceHint')}
          unit={shelf.settings.currency}
          {...field('price')}
        />
      </div>
      <Understood {...props} />
      <div className="price-rest">
        <TextField
          label={t('ingredients.price.product')}
          optional={t('common.optional')}
          placeholder={stockLine.name}
          autoComplete="off"
          {...field('name')}
        />
        <TextField
          label={t('ingredients.price.code')}
          optional={t('common.optional')}
          autoComplete="off"
          {...field('code')}
        />
        <NumberField
          label={t('ingredients.price.vat')}
          optional={t('common.optional')}
          unit="%"
          {...field('vatPct')}
        />
      </div>
    </Stack>
  )
}
