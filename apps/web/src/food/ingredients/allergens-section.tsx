import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { useState } from 'react'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { AllergensDialog } from './allergens-dialog.tsx'
import type { IngredientPart } from './parts.ts'
import { AllergenAnswerRow } from '../allergens/public.ts'

function isPast(day: string, zone: string): boolean {
  return day < localDateAndTime(Date.now(), zone).date
}

/** Who vouches for the answers and until when, or that nobody does. */
function Proof({ shelf, stockLine }: IngredientPart) {
  const t = useText()
  const format = useFormat()
  const proof = stockLine.allergenProof
  const member = useDocument(
    teamMembers,
    proof === undefined ? null : { kitchenId: shelf.kitchenId, uid: proof.by },
  )
  if (proof === undefined) return <p className="ingredient-quiet">{t('ingredients.allergens.noProof')}</p>
  const known = member.state === 'success' ? member.value?.content.displayName : undefined
  const words = { name: known ?? t('ingredients.allergens.somebody'), day: format.day(proof.expiresOn) }
  const isOver = isPast(proof.expiresOn, shelf.settings.zone)
  return isOver ? (
    <StateMark state="warn">{t('ingredients.allergens.proofOver', words)}</StateMark>
  ) : (
    <p className="ingredient-quiet">{t('ingredients.allergens.proof', words)}</p>
  )
}

/** The 14 groups with what is known of each, in sign and word. */
export function AllergensSection(props: IngredientPart) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="ingredient-part" aria-labelledby="allergens">
      <Cluster justify="between">
        <h2 id="allergens">{t('ingredients.allergens.title')}</h2>
        {props.shelf.access.may('cook') ? (
          <Button onClick={() => setOpen(true)}>{t('ingredients.allergens.edit')}</Button>
        ) : null}
      </Cluster>
      <ul className="allergen-answers">
        {ALLERGEN_GROUPS.map((group) => (
          <AllergenAnswerRow key={group} group={group} facts={props.stockLine} />
        ))}
      </ul>
      <Proof {...props} />
      {isOpen ? <AllergensDialog {...props} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
