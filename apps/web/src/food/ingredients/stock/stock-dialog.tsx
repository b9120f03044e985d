import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { differing } from '@brigade/domain/core/documents/changed-fields.ts'
import type { StorageArea } from '@brigade/domain/kitchen/kitchens/storage-area.ts'
import { useState } from 'react'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { unitWord } from '../../../lib/format/unit-word.ts'
import { refusalWords, wordsOfField } from '../../../lib/problems/refusal-words.ts'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { useText } from '../../../messages/text.tsx'
import { useUnsaved } from '../../../shell/busy.ts'
import { type CardField, type FormValues, TableFields } from '../../../shell/forms/card-input.tsx'
import { Form, FormProblems } from '../../../shell/forms/form.tsx'
import { changeStockLine, type PartWithRecipes } from '../parts.ts'
import { contradiction, StockForm, stockFields, typedStock } from './stock-form.ts'

interface StockDialogProps extends PartWithRecipes {
  readonly areas: readonly StoredDocument<StorageArea>[]
  readonly onClose: () => void
}

/** In which temperatures are read where the kitchen is. */
function degreesIn({ settings }: PartWithRecipes['shelf']): 'C' | 'F' {
  return settings.jurisdiction === 'FDA' ? 'F' : 'C'
}

function useStockForm({ onClose, ...part }: StockDialogProps) {
  const t = useText()
  const { shelf, lineId, stockLine } = part
  const [opened] = useState(stockLine)
  const draft = useDraft<FormValues>(StockForm, {
    name: `stock ${shelf.kitchenId} ${lineId}`,
    start: typedStock(opened),
  })
  const [clash, setClash] = useState<'min' | 'max'>()
  const [refused, setRefused] = useState<string | null>(null)
  useUnsaved(draft.isChanged)
  const close = () => {
    draft.clear()
    onClose()
  }
  const save = async () => {
    setClash(undefined)
    if (!draft.check()) return
    const read = StockForm.parse(draft.values)
    const wrong = contradiction(read)
    setClash(wrong)
    if (wrong !== undefined) return
    const { atMost, recipeId, ...facts } = read
    const storage = atMost === undefined ? undefined : { max: { value: atMost, unit: degreesIn(shelf) } }
    const changes = differing(opened, { ...facts, storage, recipeId, isPrepared: recipeId !== undefined })
    const words = refusalWords(t, await changeStockLine(part, changes))
    setRefused(words)
    if (words === null) close()
  }
  const problemOf = ({ name, label }: CardField) => {
    if (name === clash) return t(`ingredients.stock.clash.${clash}`)
    const problem = draft.problems.get(name)
    return problem === undefined ? undefined : wordsOfField(t, problem, t(label))
  }
  return { draft, refused, save, close, problemOf, clear: () => setClash(undefined) }
}

/** How full the shelf is kept, where the food lies and for how long, and by which recipe it is made here. */
export function StockDialog(props: StockDialogProps) {
  const t = useText()
  const { shelf, stockLine, recipes, areas } = props
  const form = useStockForm(props)
  const made = [...(recipes ?? [])].map(([value, { name }]) => ({ value, label: name }))
  const fields = stockFields({
    areas: areas.map(({ id, content }) => ({ value: id, label: content.name })),
    recipes: made,
    notMade: t('ingredients.stock.notMade'),
    unit: unitWord(t, stockLine.stockUnit),
    degrees: `°${degreesIn(shelf)}`,
  })
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t('ingredients.stock.editOf', { name: stockLine.name })}
      closeLabel={t('common.close')}
    >
      <Form onSubmit={form.save}>
        <Stack gap={16}>
          <FormProblems />
          {form.refused === null ? null : (
            <Banner state="late" role="alert">
              {form.refused}
            </Banner>
          )}
          <TableFields
            fields={fields}
            draft={form.draft}
            onChange={(part) => {
              form.draft.setValues(part)
              form.clear()
            }}
            problemOf={form.problemOf}
          />
          <Cluster gap={12} justify="end">
            <Button onClick={form.close}>{t('common.cancel')}</Button>
            <SubmitButton tone="primary">{t('common.save')}</SubmitButton>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  )
}
