import { linesAt } from '@brigade/domain/kitchen/tickets/board.ts'
import { HEARD_EVENTS, heardEvents, type HeardTicket } from '@brigade/domain/kitchen/tickets/heard-events.ts'
import { useEffect, useRef } from 'react'
import { useDeviceSetting } from '../../shell/layouts/device-switch.tsx'
import type { BoardTicket } from './board-ticket.ts'
import { playSound, wakeSound } from './play-sound.ts'
import type { Screen } from './screen.ts'

/** The station whose wishes the screen follows: its own, or at the pass the expediter's. */
function soundsOf({ crew, stationId }: Screen) {
  const station =
    stationId === undefined
      ? [...crew.stations.values()].find(({ isExpediter }) => isExpediter)
      : crew.stations.get(stationId)
  return station?.sounds
}

function asHeard(tickets: readonly BoardTicket[], stationId: string | undefined): readonly HeardTicket[] {
  return tickets.map(({ id, lines }) => ({ id, lines: linesAt(lines, stationId) }))
}

/**
 * Plays what happens on the screen, where this device has its sounds on: a tone for each kind, as the station wants them.
 * What is ready is heard at the pass only, where somebody waits for it. A sound is never the only sign.
 */
export function useBoardSounds(screen: Screen, visible: readonly BoardTicket[]): void {
  const isOn = useDeviceSetting('ticket-sounds')
  const known = useRef<{ readonly at: string | undefined; readonly tickets: readonly HeardTicket[] } | null>(
    null,
  )
  useEffect(() => (isOn ? wakeSound() : undefined), [isOn])
  useEffect(() => {
    const { stationId } = screen
    const before = known.current
    const tickets = asHeard(visible, stationId)
    known.current = { at: stationId, tickets }
    if (!isOn || before === null || before.at !== stationId) return
    const heard = heardEvents(before.tickets, tickets)
    const wanted = soundsOf(screen)
    const first = HEARD_EVENTS.find(
      (event) =>
        heard.has(event) && (wanted?.[event] ?? true) && (event !== 'ready' || stationId === undefined),
    )
    if (first !== undefined) playSound(first)
  }, [isOn, screen, visible])
}
