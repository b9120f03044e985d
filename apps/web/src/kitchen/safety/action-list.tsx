import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import type { CorrectiveActionDocument } from '@brigade/domain/kitchen/safety/corrective-action-document.ts'
import { verifyAction } from '@brigade/domain/kitchen/safety/corrective-action.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import { useText } from '../../messages/text.tsx'
import type { Crew } from '../../lib/kitchen/use-crew.ts'
import { moveAction } from './safety-actions.ts'
import type { SafetyBook } from './use-safety.ts'
import { choiceWords } from './words.ts'

interface ActionProps {
  readonly crew: Crew
  readonly book: SafetyBook
}

/** What failed: the food of a run, or the check of a record. */
function subjectOf({ book }: ActionProps, { recordId, runId }: CorrectiveActionDocument): string {
  const run = book.runs.find(({ id }) => id === runId)
  const record = recordId === undefined ? undefined : book.failed.get(recordId)
  const template = record === undefined ? undefined : book.templates.get(record.templateId)
  return run?.content.food ?? template?.name ?? ''
}

function ActionRow({
  action,
  ...props
}: ActionProps & { readonly action: StoredDocument<CorrectiveActionDocument> }) {
  const t = useText()
  const { crew } = props
  const { state, what, choice } = action.content
  const [problem, setProblem] = useState<string | null>(null)
  const move = async (command: 'finish' | 'verify') => {
    const outcome = await moveAction(crew, action, command)
    if (outcome !== undefined) setProblem(refusalWords(t, outcome))
  }
  const isOthers = verifyAction(action.content, { uid: crew.uid, access: crew.own }).ok
  return (
    <li className="check-row" data-due="late">
      <div className="check-words">
        <strong>{subjectOf(props, action.content)}</strong>
        <span>
          {t(choiceWords[choice])} · {what}
        </span>
        {problem === null ? null : (
          <Banner state="late" role="alert">
            {problem}
          </Banner>
        )}
      </div>
      <StateMark state={state === 'open' ? 'late' : 'warn'}>
        {t(state === 'open' ? 'safety.action.open' : 'safety.action.done')}
      </StateMark>
      {state === 'open' && crew.isCook ? (
        <Button tone="primary" onClick={() => void move('finish')}>
          {t('safety.action.finish')}
        </Button>
      ) : null}
      {isOthers ? (
        <Button tone="primary" onClick={() => void move('verify')}>
          {t('safety.action.verify')}
        </Button>
      ) : state === 'done' ? (
        <span className="check-other">{t('safety.action.other')}</span>
      ) : null}
    </li>
  )
}

/** What has to be done or verified about checks that failed. */
export function ActionList(props: ActionProps) {
  const t = useText()
  const open = props.book.actions.filter(({ content }) => content.state !== 'verified')
  if (open.length === 0) return null
  return (
    <section>
      <h2 className="safety-heading">{t('safety.actions')}</h2>
      <ul className="check-rows">
        {open.map((action) => (
          <ActionRow key={action.id} {...props} action={action} />
        ))}
      </ul>
    </section>
  )
}
