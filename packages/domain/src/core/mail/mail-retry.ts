import { type Timestamp, msFromTimestamp, timestampFromMs } from '../time/timestamp.ts'

const FIRST_WAIT_MS = 60_000
/** After these waits, doubled each time, about 8 hours have passed: a mailbox that long shut is told to a person. */
export const MOST_MAIL_TRIES = 10

/** When a mail is tried again after so many tries that failed; undefined when it is given up. */
export function nextMailTry(tries: number, now: Timestamp): Timestamp | undefined {
  if (tries >= MOST_MAIL_TRIES) return undefined
  return timestampFromMs(msFromTimestamp(now) + FIRST_WAIT_MS * 2 ** (tries - 1))
}
