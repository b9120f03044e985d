import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { lastBumpMs, recallList } from '@brigade/domain/kitchen/tickets/recall-ticket.ts'
import { useState } from 'react'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useNow } from '../../lib/time/use-now.ts'
import type { BoardTicket } from './board-ticket.ts'
import type { Screen } from './screen.ts'
import type { BoardSteps } from './use-board-steps.ts'
import { ticketName } from './words.ts'

const MOST_SHOWN = 50

interface RecallProps {
  readonly tickets: readonly BoardTicket[]
  readonly screen: Screen
  readonly steps: BoardSteps
}

/** Bumped tickets of this service day, newest first, found by number, table or item (rule TK5). */
export function RecallPanel({ tickets, screen, steps }: RecallProps) {
  const t = useText()
  const format = useFormat()
  const nowMs = useNow()
  const [wanted, setWanted] = useState('')
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  const matches = recallList(tickets, wanted, { kitchen: screen.settings, nowMs }).slice(0, MOST_SHOWN)
  return (
    <>
      <TextField
        label={t('tickets.recall.search')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {matches.length === 0 ? <p>{t('tickets.recall.empty')}</p> : null}
      <ul className="recall">
        {matches.map(({ id, lines }) => {
          const ticket = byId.get(id)
          if (ticket === undefined) return null
          const bumpedMs = lastBumpMs(ticket) ?? nowMs
          return (
            <li key={id}>
              <strong>{ticketName(t, ticket)}</strong>
              <span>
                {t('tickets.recall.bumped', { time: format.time(bumpedMs, screen.settings.zone) })} ·{' '}
                {lines.map(({ qty, name }) => `${qty} ${name}`).join(', ')}
              </span>
              <Cluster gap={8}>
                <Button onClick={() => steps.recall(id, 'restart')}>{t('tickets.recall.restart')}</Button>
                <Button onClick={() => steps.recall(id, 'keep')}>{t('tickets.recall.keep')}</Button>
              </Cluster>
            </li>
          )
        })}
      </ul>
    </>
  )
}
