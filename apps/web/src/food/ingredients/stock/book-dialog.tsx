import { Button } from '@brigade/design-system/atoms/button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { wasteReasons, WasteReason } from '@brigade/domain/kitchen/stock/waste.ts'
import { useState } from 'react'
import * as z from 'zod'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { refusalWords } from '../../../lib/problems/refusal-words.ts'
import { useSession } from '../../../lib/session/session-store.ts'
import { useText } from '../../../messages/text.tsx'
import { useUnsaved } from '../../../shell/busy.ts'
import { Form, FormProblems } from '../../../shell/forms/form.tsx'
import { offerUndo } from '../../../shell/undo/undo.ts'
import type { IngredientPart } from '../parts.ts'
import { book, type Happening } from './stock-actions.ts'
import { quantityOf, unitsOf } from './typed-amount.ts'

interface BookDialogProps extends IngredientPart {
  readonly kind: Happening['kind']
  /** What the ledger says is there; undefined where nothing ever moved. */
  readonly balance: string | undefined
  readonly onClose: () => void
}

const Booking = z.object({ amount: z.string(), unit: z.string(), reason: z.string() })
type Booking = z.infer<typeof Booking>

function useBooking({ kind, balance, onClose, ...part }: BookDialogProps) {
  const t = useText()
  const session = useSession()
  const { shelf, lineId, stockLine } = part
  const draft = useDraft<Booking>(Booking, {
    name: `${kind} ${shelf.kitchenId} ${lineId}`,
    start: { amount: '', unit: stockLine.stockUnit, reason: wasteReasons[0] },
  })
  const [problem, setProblem] = useState<string>()
  const [refused, setRefused] = useState<string | null>(null)
  useUnsaved(draft.isChanged)
  const { amount: typed, unit, reason } = draft.values
  const close = () => {
    draft.clear()
    onClose()
  }
  const save = async () => {
    const amount = quantityOf(typed, unit, stockLine)
    setProblem(amount === undefined ? t('ingredients.stock.amountWrong') : undefined)
    if (amount === undefined || session.state !== 'signedIn') return
    const happening: Happening =
      kind === 'waste'
        ? { kind, amount, reason: WasteReason.catch('other').parse(reason) }
        : kind === 'found'
          ? { kind, amount, balance }
          : { kind, amount }
    const booked = await book(part, happening, session.uid)
    if (!booked.ok) {
      setProblem(t(`ingredients.stock.problem.${booked.problem}`))
      return
    }
    setRefused(refusalWords(t, booked.written))
    if (booked.written.state !== 'queued') return
    close()
    offerUndo({ text: t(`ingredients.stock.booked.${kind}`, { name: stockLine.name }), undo: booked.undo })
  }
  return { draft, problem, refused, save, close }
}

/** What happened on the shelf: counted, thrown away, eaten by the team. */
export function BookDialog(props: BookDialogProps) {
  const t = useText()
  const { kind, stockLine } = props
  const { draft, problem, refused, save, close } = useBooking(props)
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t(`ingredients.stock.title.${kind}`, { name: stockLine.name })}
      closeLabel={t('common.close')}
    >
      <Form onSubmit={save}>
        <Stack gap={16}>
          <FormProblems />
          {refused === null ? null : (
            <Banner state="late" role="alert">
              {refused}
            </Banner>
          )}
          <div className="fact-pair">
            <NumberField
              label={t(`ingredients.stock.amount.${kind}`)}
              problem={problem}
              {...draft.field('amount')}
            />
            <SelectField
              label={t('ingredients.measures.unit')}
              choices={unitsOf(t, stockLine)}
              value={draft.values.unit}
              onChange={({ target }) => draft.setValues({ unit: target.value })}
            />
          </div>
          {kind === 'waste' ? (
            <SelectField
              label={t('ingredients.stock.reason')}
              choices={wasteReasons.map((value) => ({ value, label: t(`ingredients.waste.${value}`) }))}
              value={draft.values.reason}
              onChange={({ target }) => draft.setValues({ reason: WasteReason.parse(target.value) })}
            />
          ) : null}
          <Cluster gap={12} justify="end">
            <Button onClick={close}>{t('common.cancel')}</Button>
            <SubmitButton tone="primary">{t('common.save')}</SubmitButton>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  )
}
