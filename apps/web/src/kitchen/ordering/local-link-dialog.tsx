import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { newLocalLink } from '@brigade/domain/kitchen/suppliers/new-supplier-documents.ts'
import { SupplierLink, supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useId, useState } from 'react'
import { newId } from '../../lib/writing/new-id.ts'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { changing, creating, write } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../../shell/busy.ts'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import type { Stocked } from './use-stocked.ts'

interface LocalLinkDialogProps {
  readonly buying: Stocked
  readonly onClose: () => void
}

const SHORTEST_NAME = 2

/** Names of suppliers that prices are from and that have no link yet. */
function unlinkedNames({ shelf }: Stocked): readonly string[] {
  const prices = [...(shelf.priceLines?.values() ?? [])]
  return [
    ...new Set(prices.flatMap(({ linkId, supplierName }) => (linkId === undefined ? [supplierName] : []))),
  ]
}

/** Keeps a supplier without an account; the prices under its name are bought through it from now on. */
function keepLink(
  { shelf }: Stocked,
  { name, orderEmail }: { readonly name: string; readonly orderEmail: string },
) {
  const { kitchenId } = shelf
  const linkId = newId()
  const facts = { name, zone: shelf.settings.zone, ...(orderEmail !== '' && { orderEmail }) }
  const link = newLocalLink(facts, linkId, timestampFromMs(Date.now()))
  const joining = [...(shelf.priceLines ?? [])].flatMap(([priceLineId, before]) =>
    before.linkId === undefined && foldName(before.supplierName) === foldName(name)
      ? [changing(priceLines, { kitchenId, priceLineId }, { before, changes: { linkId } })]
      : [],
  )
  return write([creating(supplierLinks, { kitchenId, linkId }, link), ...joining])
}

/** A supplier that has no account on Brigade: orders go by e-mail, as a link. */
export function LocalLinkDialog({ buying, onClose }: LocalLinkDialogProps) {
  const t = useText()
  const namesId = useId()
  const form = `local supplier ${buying.shelf.kitchenId}`
  const { values, clear, isChanged, field } = useDraft(SupplierLink, {
    name: form,
    start: { name: '', email: '' },
  })
  const { name, email } = values
  const [wasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  useUnsaved(isChanged)
  const orderEmail = email.trim()
  const isEmailRight = orderEmail === '' || SupplierLink.shape.orderEmail.safeParse(orderEmail).success
  const isNameRight = name.trim().length >= SHORTEST_NAME
  const close = () => {
    clear()
    onClose()
  }
  const save = async () => {
    setTried(true)
    if (!isEmailRight || !isNameRight) return
    const outcome = await keepLink(buying, { name: name.trim(), orderEmail })
    setRefused(refusalWords(t, outcome))
    if (outcome.state === 'queued') close()
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('supply.link.addLocal')} closeLabel={t('common.close')}>
      <Form onSubmit={save}>
        <Stack gap={16}>
          <FormProblems />
          {refused === null ? null : (
            <Banner state="late" role="alert">
              {refused}
            </Banner>
          )}
          <p>{t('supply.link.localText')}</p>
          <TextField
            label={t('supply.link.name')}
            list={namesId}
            {...field('name')}
            problem={wasTried && !isNameRight ? t('supply.link.nameMissing') : undefined}
          />
          <datalist id={namesId}>
            {unlinkedNames(buying).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </datalist>
          <TextField
            label={t('supply.link.email')}
            optional={t('common.optional')}
            type="email"
            {...field('email')}
            maxLength={maxLengthOf(SupplierLink, 'orderEmail')}
            problem={wasTried && !isEmailRight ? t('supply.link.emailWrong') : undefined}
          />
          <Cluster gap={12} justify="end">
            <Button onClick={close}>{t('common.cancel')}</Button>
            <SubmitButton tone="primary">{t('common.save')}</SubmitButton>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  )
}
