import { idInPath } from '@brigade/contract/path.ts'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { answerSupplierLink, endSupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-functions.ts'
import { type SupplierLink, supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import { SendButton } from './send-button.tsx'
import { SupplyProblem } from './supply-problem.tsx'
import { useAskingLinks } from './use-asking-links.ts'
import type { OwnPlace } from './use-own-place.ts'

interface AskingProps {
  readonly place: OwnPlace
  readonly link: StoredDocument<SupplierLink>
}

/** Where a link stands. */
function placeOf({ path, id }: StoredDocument<SupplierLink>) {
  return { kitchenId: idInPath(supplierLinks, path, 'kitchenId'), linkId: id }
}

/** The company's own terms, as a kitchen gets them unless something else is agreed. */
function usualTerms({ terms, company }: OwnPlace) {
  const { cutOff, minimumOrder, fee, zone, holidays } = terms
  return {
    cutOff,
    deliveryDays: { weekdays: company.deliveryDays, holidays },
    ...(minimumOrder !== undefined && { minimumOrder }),
    ...(fee !== undefined && { fee }),
    zone,
  }
}

/** Says no, with the sentence that the kitchen reads. */
function RefuseForm({
  link,
  onCancel,
}: {
  readonly link: StoredDocument<SupplierLink>
  readonly onCancel: () => void
}) {
  const t = useText()
  const { values, clear, field } = useDraft(endSupplierLink.input, {
    name: `refusal ${link.path}`,
    start: { sentence: '' },
  })
  const [isTried, setTried] = useState(false)
  const { send, problem } = useCall(answerSupplierLink)
  const sentence = values.sentence.trim()
  const refuse = async () => {
    setTried(true)
    if (sentence === '') return
    const outcome = await send({ ...placeOf(link), answer: { accept: false, sentence } })
    if (outcome.state === 'done') clear()
  }
  const cancel = () => {
    clear()
    onCancel()
  }
  return (
    <Form onSubmit={refuse}>
      <Stack gap={12}>
        <SupplyProblem problem={problem} />
        <TextField
          label={t('supply.asking.sentence')}
          {...field('sentence')}
          problem={isTried && sentence === '' ? t('supply.problem.words') : undefined}
        />
        <Cluster>
          <SendButton tone="danger">{t('supply.asking.refuse')}</SendButton>
          <Button onClick={cancel}>{t('common.cancel')}</Button>
        </Cluster>
      </Stack>
    </Form>
  )
}

function AskingKitchen({ place, link }: AskingProps) {
  const t = useText()
  const at = placeOf(link)
  const kitchen = useDocument(kitchens, { kitchenId: at.kitchenId })
  const [isRefusing, setRefusing] = useState(false)
  const { send, isPending, problem } = useCall(answerSupplierLink)
  const name = kitchen.state === 'success' ? (kitchen.value?.content.name ?? t('supply.asking.unlisted')) : ''
  const accept = () => send({ ...at, answer: { accept: true, terms: usualTerms(place) } })
  return (
    <Card title={name} detail={link.content.note === '' ? undefined : link.content.note}>
      {isRefusing ? (
        <RefuseForm link={link} onCancel={() => setRefusing(false)} />
      ) : (
        <Stack gap={12}>
          <SupplyProblem problem={problem} />
          <Cluster>
            <Button tone="primary" isPending={isPending} onClick={() => void accept()}>
              {t('supply.asking.accept')}
            </Button>
            <Button onClick={() => setRefusing(true)}>{t('supply.asking.refuse')}</Button>
          </Cluster>
        </Stack>
      )}
    </Card>
  )
}

/** Kitchens that ask to buy, on top of the orders. */
export function AskingKitchens({ place }: { readonly place: OwnPlace }) {
  const t = useText()
  const links = useAskingLinks(place)
  if (links.length === 0) return null
  return (
    <Stack gap={12}>
      <h2>{t('supply.asking.title')}</h2>
      <Grid>
        {links.map((link) => (
          <AskingKitchen key={link.path} place={place} link={link} />
        ))}
      </Grid>
    </Stack>
  )
}
