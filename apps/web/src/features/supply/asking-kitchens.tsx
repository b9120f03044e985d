import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { kitchens } from '@brigade/domain/kitchens/kitchen.ts'
import { answerSupplierLink } from '@brigade/domain/suppliers/supplier-functions.ts'
import { type SupplierLink, supplierLinks } from '@brigade/domain/suppliers/supplier-link.ts'
import { useState } from 'react'
import type { Kept } from '../../data/loadable.ts'
import { useCall } from '../../data/use-call.ts'
import { useDocument } from '../../data/use-document.ts'
import { useQuery } from '../../data/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { SupplyProblem } from './supply-problem.tsx'
import type { OwnPlace } from './use-own-place.ts'

interface AskingProps {
  readonly place: OwnPlace
  readonly link: Kept<SupplierLink>
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

function AskingKitchen({ place, link }: AskingProps) {
  const t = useText()
  const [, kitchenId = ''] = link.path.split('/')
  const kitchen = useDocument(kitchens, { kitchenId })
  const [sentence, setSentence] = useState<string | null>(null)
  const { send, isPending, problem } = useCall(answerSupplierLink)
  const at = { kitchenId, linkId: link.id }
  const name = kitchen.state === 'here' ? (kitchen.value?.content.name ?? kitchenId) : ''
  const accept = () => send({ ...at, answer: { accept: true, terms: usualTerms(place) } })
  const refuse = () => send({ ...at, answer: { accept: false, sentence: (sentence ?? '').trim() } })
  return (
    <Card title={name} detail={link.content.note === '' ? undefined : link.content.note}>
      <Stack gap={12}>
        <SupplyProblem problem={problem} />
        {sentence === null ? null : (
          <TextField
            label={t('supply.asking.sentence')}
            maxLength={300}
            value={sentence}
            onChange={({ target }) => setSentence(target.value)}
          />
        )}
        <Cluster>
          {sentence === null ? (
            <Button tone="primary" isPending={isPending} onClick={() => void accept()}>
              {t('supply.asking.accept')}
            </Button>
          ) : null}
          <Button
            tone={sentence === null ? 'quiet' : 'danger'}
            disabled={sentence?.trim() === ''}
            onClick={() => (sentence === null ? setSentence('') : void refuse())}
          >
            {t('supply.asking.refuse')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}

/** Kitchens that ask to buy, on top of the orders. */
export function AskingKitchens({ place }: { readonly place: OwnPlace }) {
  const t = useText()
  const asked = {
    where: [
      ['supplierId', '==', place.supplierId],
      ['state', '==', 'asked'],
    ],
    everywhere: true,
  } as const
  const links = useQuery(supplierLinks, {}, asked)
  if (links.state !== 'here' || links.value.length === 0 || !place.sells) return null
  return (
    <Stack gap={12}>
      <h2>{t('supply.asking.title')}</h2>
      <Grid>
        {links.value.map((link) => (
          <AskingKitchen key={link.path} place={place} link={link} />
        ))}
      </Grid>
    </Stack>
  )
}
