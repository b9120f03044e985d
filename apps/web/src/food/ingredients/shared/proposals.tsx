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
import { usePatchWords } from './patch-words.ts'

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
