import { msFromTimestamp } from '../../core/time/timestamp.ts'
import type { Ticket } from './ticket.ts'

/**
 * Order of tickets on a board: priority first, then oldest first; a tie on send time goes by number (rule TK8). A
 * recall changes neither, so a recalled ticket returns to its place. For `Array.sort`.
 */
export function compareTickets(
  one: Pick<Ticket, 'isPriority' | 'sentAt' | 'number'>,
  other: Pick<Ticket, 'isPriority' | 'sentAt' | 'number'>,
): number {
  if (one.isPriority !== other.isPriority) return one.isPriority ? -1 : 1
  const sent = msFromTimestamp(one.sentAt) - msFromTimestamp(other.sentAt)
  return sent === 0 ? compareNumbers(one.number, other.number) : sent
}

/** 9 before 10, and every plain number before those of a device's own block, such as `B-14`. */
function compareNumbers(one: string, other: string): number {
  const [onePrefix, oneNumber] = partsOf(one)
  const [otherPrefix, otherNumber] = partsOf(other)
  if (onePrefix !== otherPrefix) return onePrefix < otherPrefix ? -1 : 1
  return oneNumber - otherNumber
}

function partsOf(number: string): readonly [string, number] {
  const digits = /\d*$/.exec(number)?.[0] ?? ''
  return [number.slice(0, number.length - digits.length), Number(digits)]
}
