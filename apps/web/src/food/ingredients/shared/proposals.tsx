import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { decideIngredientChange } from '@brigade/domain/food/ingredients/ingredient-functions.ts'
import {
  type IngredientProposal,
  ingredientProposals,
  type IngredientPatch,
} from '@brigade/domain/food/ingredients/ingredient-proposal.ts'
import type { Ingredient } from '@brigade/domain/food/ingredients/ingredient.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { wordsOfProblem } from '../../../lib/calls/call-problem.ts'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useSession } from '../../../lib/session/session-store.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { useQuery } from '../../../lib/reading/use-query.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'
import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import { NamedAllergen } from '@brigade/domain/food/allergens/allergens.ts'

type Text = ReturnType<typeof useText>

function allergenWords(t: Text, patch: IngredientPatch, before: Ingredient): readonly string[] {
  const { allergens } = patch
  if (allergens === undefined) return []
  return ALLERGEN_GROUPS.filter((group) => allergens[group] !== before.allergens[group]).map((group) =>
    t('shared.patch.is', {
      what: t(`allergens.${group}`),
      value: t(`allergens.answer.${allergens[group]}`),
    }),
  )
}

function namedWords(t: Text, { namedAllergens }: IngredientPatch): readonly string[] {
  if (namedAllergens === undefined) return []
  return NamedAllergen.options.flatMap((name) => {
    const answer = namedAllergens[name]
    if (answer === undefined) return []
    return t('shared.patch.is', {
      what: t(`allergens.named.${name}`),
      value: t(`allergens.answer.${answer}`),
    })
  })
}

function plainWords(t: Text, patch: IngredientPatch): readonly string[] {
  const { name, category, synonyms, tags, gtins, isTcs } = patch
  const lines: readonly (readonly [what: string, value: string | undefined])[] = [
    [t('shared.name'), name],
    [t('catalogue.category'), category === undefined ? undefined : t(`catalogue.category.${category}`)],
    [t('shared.synonyms'), synonyms?.map(({ text, lang }) => `${text} (${lang})`).join(', ')],
    [t('shared.tags'), tags?.join(', ')],
    [t('shared.gtins'), gtins?.join(', ')],
    [t('shared.tcs'), isTcs === undefined ? undefined : t(isTcs ? 'shared.tcs.yes' : 'shared.tcs.no')],
  ]
  return lines.flatMap(([what, value]) =>
    value === undefined
      ? []
      : [t('shared.patch.is', { what, value: value === '' ? t('shared.patch.nothing') : value })],
  )
}

/** What a proposal would change, one sentence a fact. */
function usePatchWords(): (patch: IngredientPatch, before: Ingredient) => readonly string[] {
  const t = useText()
  return (patch, before) => [
    ...plainWords(t, patch),
    ...allergenWords(t, patch, before),
    ...namedWords(t, patch),
  ]
}

const MARKS = { proposed: 'info', accepted: 'ok', declined: 'neutral' } as const

interface ProposalProps {
  readonly ingredient: StoredDocument<Ingredient>
  readonly proposal: StoredDocument<IngredientProposal>
  readonly isModerator: boolean
}

/** A moderator's answer, never without words for the proposer. */
function Decision({ ingredient, proposal }: ProposalProps) {
  const t = useText()
  const { values, clear, field } = useDraft(decideIngredientChange.input, {
    name: `decision ${proposal.id}`,
    start: { words: '' },
  })
  const { words } = values
  const [isTried, setTried] = useState(false)
  const { send, isPending, problem } = useCall(decideIngredientChange)
  const decide = async (accept: boolean) => {
    setTried(true)
    if (words.trim() === '') return
    const decision = { ingredientId: ingredient.id, proposalId: proposal.id, accept, words: words.trim() }
    if ((await send(decision)).state === 'done') clear()
  }
  return (
    <Stack gap={12}>
      {problem === null ? null : (
        <Banner state="late" role="alert">
          {t(wordsOfProblem(problem), { code: problem.status })}
        </Banner>
      )}
      <TextArea
        label={t('shared.decide.words')}
        rows={3}
        {...field('words')}
        problem={isTried && words.trim() === '' ? t('shared.decide.missing') : undefined}
      />
      <Cluster>
        <Button tone="primary" isPending={isPending} onClick={() => void decide(true)}>
          {t('shared.decide.accept')}
        </Button>
        <Button isPending={isPending} onClick={() => void decide(false)}>
          {t('shared.decide.decline')}
        </Button>
      </Cluster>
    </Stack>
  )
}

function Proposal(props: ProposalProps) {
  const t = useText()
  const format = useFormat()
  const patchWords = usePatchWords()
  const { ingredient, proposal, isModerator } = props
  const { patch, source, state, words, createdAt } = proposal.content
  return (
    <Card
      title={t('shared.proposal.of', { day: format.date(msFromTimestamp(createdAt)) })}
      detail={t('catalogue.source', { name: source.name, day: format.day(source.date) })}
      aside={<StateMark state={MARKS[state]}>{t(`shared.proposal.${state}`)}</StateMark>}
    >
      <ul>
        {patchWords(patch, ingredient.content).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {words === '' ? null : <p>{t('shared.proposal.answer', { words })}</p>}
      {isModerator && state === 'proposed' ? <Decision {...props} /> : null}
    </Card>
  )
}

interface ProposalsProps {
  readonly ingredient: StoredDocument<Ingredient>
  readonly isModerator: boolean
}

/** Proposed changes: the reader's own, or all of them for a moderator. */
export function Proposals({ ingredient, isModerator }: ProposalsProps) {
  const t = useText()
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  const proposals = useQuery(ingredientProposals, uid === null ? null : { ingredientId: ingredient.id }, {
    ...(isModerator ? {} : { where: [['createdBy', '==', uid]] as const }),
    orderBy: ['-createdAt'],
  })
  return (
    <section className="ingredient-part" aria-labelledby="proposals">
      <h2 id="proposals">{t('shared.proposals')}</h2>
      <Loaded of={proposals} empty={<p className="ingredient-quiet">{t('shared.proposals.none')}</p>}>
        {(rows) => (
          <Stack gap={12}>
            {rows.map((row) => (
              <Proposal key={row.id} ingredient={ingredient} proposal={row} isModerator={isModerator} />
            ))}
          </Stack>
        )}
      </Loaded>
    </section>
  )
}
