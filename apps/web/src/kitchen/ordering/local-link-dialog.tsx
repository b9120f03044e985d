import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { differing } from '@brigade/domain/core/documents/changed-fields.ts'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { newLocalLink } from '@brigade/domain/kitchen/suppliers/new-supplier-documents.ts'
import { SupplierLink, supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { supplierNamed } from '@brigade/domain/kitchen/suppliers/supplier-named.ts'
import { useState } from 'react'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import type { Shelf } from '../../lib/kitchen/use-shelf.ts'
import type { FieldProblem } from '../../lib/problems/field-problem.ts'
import { refusalWords, wordsOfField } from '../../lib/problems/refusal-words.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { changing, creating, write, type WriteOutcome } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../../shell/busy.ts'
import { type CardField, type FormValues, TableFields } from '../../shell/forms/card-input.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import {
  fieldOfLink,
  type LocalLinkFacts,
  localLinkFacts,
  localLinkFields,
  NO_FACTS,
  typedLocalLink,
} from './local-link-form.ts'
import type { Buying } from './use-buying.ts'

/** What the dialog works on: all suppliers of the kitchen, and with the shelf the prices that stand under a bare name. */
interface LinkShelf {
  readonly shelf: Pick<Shelf, 'kitchenId' | 'settings'> & Partial<Pick<Shelf, 'priceLines'>>
  readonly links: Buying['links']
}

interface LocalLinkDialogProps {
  readonly buying: LinkShelf
  /** The supplier to change; a new one without. */
  readonly link?: StoredDocument<SupplierLink>
  readonly onClose: () => void
}

/** Keeps a new supplier; the prices under its name are bought through it from now on. */
function addLink({ shelf }: LinkShelf, facts: LocalLinkFacts): Promise<WriteOutcome> {
  const { kitchenId } = shelf
  const linkId = newId()
  const joining = [...(shelf.priceLines ?? [])].flatMap(([priceLineId, before]) =>
    before.linkId === undefined && foldName(before.supplierName) === foldName(facts.name)
      ? [changing(priceLines, { kitchenId, priceLineId }, { before, changes: { linkId } })]
      : [],
  )
  const link = newLocalLink(facts, linkId, timestampFromMs(Date.now()))
  return write([creating(supplierLinks, { kitchenId, linkId }, link), ...joining])
}

function changeLink(
  { shelf: { kitchenId } }: LinkShelf,
  { id: linkId, content: before }: StoredDocument<SupplierLink>,
  facts: LocalLinkFacts,
): Promise<WriteOutcome> {
  const changes = differing(before, { ...NO_FACTS, ...facts })
  return write([changing(supplierLinks, { kitchenId, linkId }, { before, changes })])
}

function useLocalLink({ buying, link, onClose }: LocalLinkDialogProps) {
  const t = useText()
  const { kitchenId, settings } = buying.shelf
  const draft = useDraft<FormValues>(SupplierLink, {
    name: `local supplier ${kitchenId} ${link?.id ?? ''}`,
    start: typedLocalLink(link?.content),
  })
  const [wrong, setWrong] = useState<readonly FieldProblem[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  useUnsaved(draft.isChanged)
  const fields = localLinkFields(settings.currency)
  const twin = supplierNamed(draft.values['name'] ?? '', buying.links)
  const isTwin = twin !== undefined && twin.id !== link?.id
  const close = () => {
    draft.clear()
    onClose()
  }
  const save = async () => {
    if (isTwin) return
    const known = { currency: settings.currency, zone: settings.zone, before: link?.content }
    const facts = localLinkFacts(draft.values, known)
    const outcome = await (link === undefined ? addLink(buying, facts) : changeLink(buying, link, facts))
    setWrong(outcome.state === 'refused' ? outcome.problems : [])
    setRefused(outcome.state === 'signedOut' ? refusalWords(t, outcome) : null)
    if (outcome.state === 'queued') close()
  }
  const problemOf = ({ name, label, missing }: CardField) => {
    if (name === 'name' && isTwin) return t('supply.link.twin', { name: twin.content.name })
    const problem = wrong.find(({ field }) => fieldOfLink(field) === name)
    if (problem === undefined) return undefined
    return missing === undefined ? wordsOfField(t, problem, t(label)) : t(missing)
  }
  return { draft, fields, problemOf, refused, save, close }
}

/** A supplier that has no account on Brigade: who it is, how orders reach it, when it delivers and on which terms. */
export function LocalLinkDialog(props: LocalLinkDialogProps) {
  const t = useText()
  const { draft, fields, problemOf, refused, save, close } = useLocalLink(props)
  const title =
    props.link === undefined
      ? t('supply.link.addLocal')
      : t('supply.link.edit', { name: props.link.content.name })
  return (
    <Dialog isOpen onClose={props.onClose} title={title} closeLabel={t('common.close')}>
      <Form onSubmit={save}>
        <Stack gap={16}>
          <FormProblems />
          {refused === null ? null : (
            <Banner state="late" role="alert">
              {refused}
            </Banner>
          )}
          <p>{t('supply.link.localText')}</p>
          <TableFields fields={fields} draft={draft} onChange={draft.setValues} problemOf={problemOf} />
          <Cluster gap={12} justify="end">
            <Button onClick={close}>{t('common.cancel')}</Button>
            <SubmitButton tone="primary">{t('common.save')}</SubmitButton>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  )
}
