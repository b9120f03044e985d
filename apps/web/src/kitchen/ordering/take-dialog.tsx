import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { SearchField } from '@brigade/design-system/molecules/search-field.tsx'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { type CatalogueLine, catalogueLines } from '@brigade/domain/kitchen/suppliers/catalogue-line.ts'
import { takeCatalogueLines } from '@brigade/domain/kitchen/suppliers/supplier-functions.ts'
import type { SupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useCall } from '../../lib/calls/use-call.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import { usePriceWords } from '../../lib/format/price-words.ts'
import { SendButton } from './send-button.tsx'
import { SupplyProblem } from './supply-problem.tsx'
import type { Stocked } from './use-stocked.ts'

interface TakeDialogProps {
  readonly buying: Stocked
  readonly link: StoredDocument<SupplierLink>
  readonly onClose: () => void
}

/** As many products go with one call. */
const MOST_AT_ONCE = 100
/** Nobody reads further; a search says more. */
const MOST_SHOWN = 60

function Products({
  buying,
  link,
  onClose,
  products,
}: TakeDialogProps & { readonly products: readonly StoredDocument<CatalogueLine>[] }) {
  const t = useText()
  const words = usePriceWords(link.content.zone)
  const nothing: { readonly chosen: readonly string[] } = { chosen: [] }
  const { values, setValues, clear } = useDraft(takeCatalogueLines.input, {
    name: `take ${link.id}`,
    start: nothing,
  })
  const [typed, setTyped] = useState('')
  const chosen = products.filter(({ id }) => values.chosen.includes(id)).map(({ id }) => id)
  const { send, problem } = useCall(takeCatalogueLines)
  const folded = foldName(typed)
  const visible = products
    .filter(({ content }) => foldName(content.name).includes(folded))
    .slice(0, MOST_SHOWN)
  const choose = (id: string, isOn: boolean) =>
    setValues({ chosen: isOn ? [...chosen, id] : chosen.filter((each) => each !== id) })
  const take = async () => {
    if (chosen.length === 0) return
    const { kitchenId } = buying.shelf
    const outcome = await send({ kitchenId, linkId: link.id, lineIds: chosen.slice(0, MOST_AT_ONCE) })
    if (outcome.state === 'refused') return
    clear()
    onClose()
  }
  return (
    <Form onSubmit={take}>
      <Stack gap={12}>
        <SupplyProblem problem={problem} />
        <SearchField
          label={t('supply.catalogue.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="take-list">
          {visible.map(({ id, content }) => (
            <Checkbox
              key={id}
              label={content.name}
              hint={words.pack(content.pack)}
              checked={chosen.includes(id)}
              onChange={({ target }) => choose(id, target.checked)}
            />
          ))}
        </div>
        <Cluster gap={12} justify="end">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <SendButton>{t('supply.take.submit', { count: chosen.length })}</SendButton>
        </Cluster>
      </Stack>
    </Form>
  )
}

/** Takes products of a supplier's catalogue onto the shelf, with the price that holds for this kitchen. */
export function TakeDialog(props: TakeDialogProps) {
  const t = useText()
  const { buying, link, onClose } = props
  const supplierId = link.content.supplierId ?? ''
  const wish = { where: [['isAvailable', '==', true]], orderBy: ['name'] } as const
  const products = useQuery(catalogueLines, { supplierId }, wish)
  const taken = new Set(
    [...(buying.shelf.priceLines?.values() ?? [])].map(({ catalogueLineId }) => catalogueLineId),
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('supply.take.title', { supplier: link.content.name })}
      closeLabel={t('common.close')}
    >
      <Loaded of={products}>
        {(rows) => {
          const left = rows.filter(({ id }) => !taken.has(id))
          return left.length === 0 ? (
            <EmptyState
              drawing="nothing-here"
              title={t('supply.take.noneTitle')}
              text={t('supply.take.noneText')}
            />
          ) : (
            <Products {...props} products={left} />
          )
        }}
      </Loaded>
    </Dialog>
  )
}
