import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import type { PrepCommand } from '@brigade/domain/kitchen/preparation/prep-lifecycle.ts'
import type { PrepFormula, PrepTask } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { toMake } from '@brigade/domain/kitchen/preparation/to-make.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useQuantity } from '../../lib/format/use-quantity.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import type { TaskRowProps } from './task-row.tsx'
import type { Crew } from '../../lib/kitchen/use-crew.ts'
import { stateWords } from './words.ts'

/** Screens show the last 20 changes (product E28). */
const SHOWN_HISTORY = 20

/** How the amount came about (rule PR1): every input, and what follows from it. */
function FormulaFacts({ formula }: { readonly formula: PrepFormula | undefined }) {
  const t = useText()
  const quantity = useQuantity()
  const { number } = useFormat()
  const batchAmount = formula === undefined ? undefined : toMake(formula)
  if (formula === undefined || batchAmount === undefined) return <p>{t('preparation.formula.none')}</p>
  const { unit, par, projected, minimum, onHand, alreadyPrepared, batch } = formula
  const amount = (value: string) => quantity({ amount: value, unit })
  const target =
    projected === undefined
      ? [{ name: t('preparation.formula.par'), value: par === undefined ? '–' : amount(par) }]
      : [
          { name: t('preparation.formula.projected'), value: amount(projected) },
          { name: t('preparation.formula.minimum'), value: amount(minimum ?? '0') },
        ]
  const batches =
    batch === undefined || batchAmount.batches === undefined
      ? []
      : [
          {
            name: t('preparation.formula.batches', { batch: amount(batch) }),
            value: number(batchAmount.batches),
          },
        ]
  return (
    <Facts
      facts={[
        ...target,
        { name: t('preparation.formula.onHand'), value: amount(onHand) },
        { name: t('preparation.formula.prepared'), value: amount(alreadyPrepared) },
        { name: t('preparation.formula.net'), value: amount(batchAmount.net) },
        ...batches,
        { name: t('preparation.formula.amount'), value: amount(batchAmount.amount) },
      ]}
    />
  )
}

interface HistoryProps {
  readonly task: PrepTask
  readonly crew: Crew
  readonly zone: string
}

/** What happened to the task, the newest first; entries of two devices are ordered by their own times. */
function History({ task, crew, zone }: HistoryProps) {
  const t = useText()
  const { time } = useFormat()
  const events = task.history
    .toSorted((one, other) => msFromTimestamp(other.at) - msFromTimestamp(one.at))
    .slice(0, SHOWN_HISTORY)
  return (
    <ol className="task-history">
      {events.map((event) => {
        const values = {
          time: time(msFromTimestamp(event.at), zone),
          state: t(stateWords[event.state]),
          name: crew.nameOf(event.by),
        }
        const key = `${event.at.seconds}.${event.at.nanoseconds} ${event.by} ${event.state}`
        return (
          <li key={key}>
            {event.reason === undefined
              ? t('preparation.history.line', values)
              : t('preparation.history.reason', { ...values, reason: event.reason })}
          </li>
        )
      })}
    </ol>
  )
}

/** What a row keeps folded away: the formula, what happened, and the rarer steps. */
export function TaskDetails({
  task,
  crew,
  steps,
  zone,
  commands,
}: TaskRowProps & { readonly commands: readonly PrepCommand[] }) {
  const t = useText()
  const { state, assignee, recipeId } = task.content
  const isOpenWork = state === 'to do' || state === 'dormant'
  return (
    <div className="task-details">
      <section>
        <h3>{t('preparation.formula')}</h3>
        <FormulaFacts formula={task.content.formula} />
      </section>
      <section>
        <h3>{t('preparation.history')}</h3>
        <History task={task.content} crew={crew} zone={zone} />
      </section>
      <div className="task-details-tools cluster" data-gap="8">
        {crew.isCook && assignee !== crew.uid ? (
          <Button onClick={() => steps.assign(task.id, crew.uid)}>{t('preparation.take')}</Button>
        ) : null}
        {crew.isCook && isOpenWork ? (
          <Button onClick={() => steps.ask(task.id, 'carry')}>{t('preparation.carry')}</Button>
        ) : null}
        {commands.includes('rest') ? (
          <Button onClick={() => steps.ask(task.id, 'rest')}>{t('preparation.rest')}</Button>
        ) : null}
        {recipeId === undefined ? null : (
          <LinkButton href={paths.kitchenDashboard(crew.kitchenId, 'recipes', recipeId)}>
            {t('preparation.recipe')}
          </LinkButton>
        )}
        {crew.isLead ? (
          <Button tone="danger" onClick={() => steps.bin(task.id)}>
            {t('preparation.bin')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
