import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { isSame } from '@brigade/domain/core/documents/changed-fields.ts'
import { nextRank, PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../../shell/busy.ts'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { PriceEffect } from './price-effect.tsx'
import { PriceFields } from './price-fields.tsx'
import { formOfPrice, readPriceForm } from './price-form.ts'
import { usePriceWords } from '../../lib/format/price-words.ts'
import { type Suppliers, useSuppliers } from './price-supplier.ts'
import { savePrices } from './save-price.ts'
import type { Shelf } from '../../lib/kitchen/use-shelf.ts'

interface PriceDialogProps {
  readonly shelf: Shelf
  readonly recipes: ReadonlyMap<string, Recipe> | undefined
  readonly lineId: string
  readonly stockLine: StockLine
  /** The current price line; undefined for a new one. */
  readonly line: StoredDocument<PriceLine> | undefined
  readonly onClose: () => void
}

const NEW_LINE = 'new price'

/** What the form holds, what it means, and how it is saved. */
function usePriceForm({ shelf, lineId, stockLine, line, onClose }: PriceDialogProps, suppliers: Suppliers) {
  const [first] = useState(line?.content)
  const draft = useDraft(PriceLine, {
    name: `price ${shelf.kitchenId} ${lineId} ${line?.id ?? ''}`,
    start: formOfPrice(first, stockLine.name),
  })
  const { values: form, setValues, isChanged } = draft
  const [isPreferred, setPreferred] = useState(() =>
    line === undefined ? !shelf.prices.has(lineId) : shelf.prices.get(lineId)?.priceLineId === line.id,
  )
  const [wasTried, setTried] = useState(false)
  const [failure, setFailure] = useState<MessageKey | null>(null)
  const read = readPriceForm(form, { currency: shelf.settings.currency, ingredientName: stockLine.name })
  const rank = line?.content.rank ?? nextRank(shelf.priceLines?.values() ?? [], lineId)
  const close = () => {
    draft.clear()
    onClose()
  }
  const save = async () => {
    setTried(true)
    if (!read.ok) return
    const { facts } = read
    const { kitchenId } = shelf
    const outcome = await savePrices([
      {
        kitchenId,
        lineId,
        stockLine,
        facts,
        before: line,
        opened: first,
        rank,
        suppliers,
        zone: shelf.settings.zone,
        isPreferred,
      },
    ])
    if (outcome.state === 'queued') close()
    else setFailure(outcome.state === 'signedOut' ? 'error.sign-in-needed' : 'error.invalid')
  }
  return {
    first,
    form,
    change: setValues,
    isTyped: isChanged,
    isPreferred,
    setPreferred,
    wasTried,
    failure,
    read,
    rank,
    save,
    close,
  }
}

/** Says when somebody else has changed the price while this form was open. */
function Overtaken({
  first,
  line,
  shelf,
}: { readonly first: PriceLine | undefined } & Pick<PriceDialogProps, 'line' | 'shelf'>) {
  const t = useText()
  const words = usePriceWords(shelf.settings.zone)
  if (first === undefined || line === undefined) return null
  if (isSame(first.price, line.content.price) && isSame(first.pack, line.content.pack)) return null
  return (
    <Banner state="warn" role="alert">
      {t('ingredients.price.overtaken', { price: words.packPrice(line.content) })}
    </Banner>
  )
}

/** A supplier's pack and price, with what it means per unit and for the recipes while it is typed. */
export function PriceDialog(props: PriceDialogProps) {
  const t = useText()
  const { shelf, recipes, lineId, stockLine, line, onClose } = props
  const suppliers = useSuppliers(shelf.kitchenId)
  const price = usePriceForm(props, suppliers)
  const { first, form, isPreferred, setPreferred, wasTried, failure, read, rank } = price
  useUnsaved(price.isTyped)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(line === undefined ? 'ingredients.price.new' : 'ingredients.price.edit', {
        name: stockLine.name,
      })}
      closeLabel={t('common.close')}
    >
      <Form onSubmit={price.save}>
        <Stack gap={16}>
          <FormProblems />
          <Overtaken first={first} line={line} shelf={shelf} />
          {failure === null ? null : (
            <Banner state="late" role="alert">
              {t(failure)}
            </Banner>
          )}
          <PriceFields
            shelf={shelf}
            stockLine={stockLine}
            form={form}
            read={read}
            wasTried={wasTried}
            suppliers={suppliers}
            onChange={price.change}
          />
          <Checkbox
            label={t('ingredients.price.prefer')}
            hint={t('ingredients.price.preferHint')}
            checked={isPreferred}
            onChange={(event) => setPreferred(event.target.checked)}
          />
          {recipes === undefined ? null : (
            <PriceEffect
              shelf={shelf}
              recipes={recipes}
              lineId={lineId}
              stockLine={stockLine}
              priceLineId={line?.id ?? NEW_LINE}
              facts={read.ok ? read.facts : undefined}
              rank={rank}
              isPreferred={isPreferred}
            />
          )}
          <Cluster gap={12} justify="end">
            <Button onClick={price.close}>{t('common.cancel')}</Button>
            <SubmitButton tone="primary">{t('ingredients.price.save')}</SubmitButton>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  )
}
