import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { changedEntries, differing, isSame } from '@brigade/domain/core/documents/changed-fields.ts'
import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import { unknownAllergens } from '@brigade/domain/food/allergens/all-allergens.ts'
import { type AllergenFacts, Allergens, NamedAllergens } from '@brigade/domain/food/allergens/allergens.ts'
import { ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { localDateAndTime, monthsAfter } from '@brigade/domain/core/time/local-time.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { useSession } from '../../lib/session/session-store.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../../shell/busy.ts'
import { Form } from '../../shell/forms/form.tsx'
import { changeStockLine, type IngredientPart } from './parts.ts'
import { AllergenQuestion } from '../allergens/public.ts'

interface AllergensDialogProps extends IngredientPart {
  readonly onClose: () => void
}

const MONTHS_OF_PROOF = 12

function useCatalogueAnswers({ ingredientId }: StockLine): Allergens {
  const shared = useDocument(ingredients, ingredientId === undefined ? null : { ingredientId })
  return (shared.state === 'success' ? shared.value?.content.allergens : undefined) ?? unknownAllergens()
}

/** What becomes of the proof: a new one when the answers are verified; an old one does not cover other answers. */
function proofAfter(
  { allergenProof, ...before }: StockLine,
  facts: AllergenFacts,
  vouching: {
    readonly uid: string
    readonly zone: string
    readonly isLead: boolean
    readonly isVouching: boolean
  },
): StockLine['allergenProof'] {
  const now = Date.now()
  if (vouching.isVouching) {
    const today = localDateAndTime(now, vouching.zone).date
    return { by: vouching.uid, at: timestampFromMs(now), expiresOn: monthsAfter(today, MONTHS_OF_PROOF) }
  }
  const isOther =
    !isSame(before.allergens, facts.allergens) || !isSame(before.namedAllergens, facts.namedAllergens)
  return vouching.isLead && isOther ? undefined : allergenProof
}

type Answered = Readonly<Record<keyof AllergenFacts, Readonly<Record<string, unknown>>>>

/** The current facts, with the answers given here over them. */
function withAnswered({ allergens, namedAllergens }: StockLine, answered: Answered): AllergenFacts {
  const names = Object.entries({ ...namedAllergens, ...answered.namedAllergens })
  return {
    allergens: Allergens.parse({ ...allergens, ...answered.allergens }),
    namedAllergens: NamedAllergens.parse(
      Object.fromEntries(names.filter(([, answer]) => answer !== undefined)),
    ),
  }
}

/** The answers being given, and how they are saved. */
function useAnswers(props: AllergensDialogProps) {
  const { stockLine, shelf, onClose } = props
  const session = useSession()
  const [before] = useState(stockLine)
  const start: AllergenFacts = { allergens: before.allergens, namedAllergens: before.namedAllergens }
  // Answers kept from before somebody else changed the ingredient are answers to another question.
  const name = `allergens ${shelf.kitchenId} ${props.lineId} ${before.updatedAt.seconds}`
  const { values, setValues, clear, isChanged } = useDraft(StockLine, {
    name,
    start,
    sample: { ...start, namedAllergens: {} },
  })
  // What others answer meanwhile is kept beside what is answered here.
  const answered = {
    allergens: changedEntries(before.allergens, values.allergens),
    namedAllergens: changedEntries(before.namedAllergens, values.namedAllergens),
  }
  const facts = withAnswered(stockLine, answered)
  const [isVouching, setVouching] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  const isLead = shelf.access.may('lead')
  const close = () => {
    clear()
    onClose()
  }
  const save = async () => {
    const uid = session.state === 'signedIn' ? session.uid : ''
    const allergenProof = proofAfter(stockLine, facts, { uid, zone: shelf.settings.zone, isLead, isVouching })
    const outcome = await changeStockLine(props, differing(stockLine, { allergenProof }), answered)
    if (outcome.state === 'queued') close()
    else setProblem(outcome.state === 'signedOut' ? 'error.sign-in-needed' : 'error.invalid')
  }
  return {
    facts,
    change: setValues,
    isTyped: isChanged,
    isVouching,
    setVouching,
    problem,
    isLead,
    save,
    close,
  }
}

/** One question per group; what is not answered stays unknown. */
export function AllergensDialog(props: AllergensDialogProps) {
  const t = useText()
  const { stockLine, onClose } = props
  const { facts, change, isVouching, setVouching, problem, isLead, ...answers } = useAnswers(props)
  const shared = useCatalogueAnswers(stockLine)
  useUnsaved(answers.isTyped)
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={`${t('ingredients.allergens.title')}: ${stockLine.name}`}
      closeLabel={t('common.close')}
    >
      <Form onSubmit={answers.save}>
        <Stack gap={16}>
          <p className="ingredient-quiet">{t('ingredients.allergens.intro')}</p>
          {isLead ? null : <Banner state="info">{t('ingredients.allergens.leadOnly')}</Banner>}
          {problem === null ? null : (
            <Banner state="late" role="alert">
              {t(problem)}
            </Banner>
          )}
          {ALLERGEN_GROUPS.map((group) => (
            <AllergenQuestion
              key={group}
              group={group}
              facts={facts}
              shared={shared[group]}
              mayDeny={isLead || shared[group] === 'no' || stockLine.allergens[group] === 'no'}
              onChange={change}
            />
          ))}
          {isLead ? (
            <Checkbox
              label={t('ingredients.allergens.vouch')}
              checked={isVouching}
              onChange={(event) => setVouching(event.target.checked)}
            />
          ) : null}
          <div className="allergen-foot">
            <Cluster gap={12} justify="end">
              <Button onClick={answers.close}>{t('common.cancel')}</Button>
              <SubmitButton tone="primary">{t('ingredients.allergens.save')}</SubmitButton>
            </Cluster>
          </div>
        </Stack>
      </Form>
    </Dialog>
  )
}
