import { expect, test } from 'vitest'
import { timestampFromMs } from '../time/timestamp.ts'
import { MOST_MAIL_TRIES, nextMailTry } from './mail-retry.ts'

const now = timestampFromMs(0)

test('a mail that failed waits a minute, then twice as long each time, and is given up after ten tries', () => {
  expect([1, 2, 9].map((tries) => nextMailTry(tries, now)?.seconds)).toEqual([60, 120, 15_360])
  expect(nextMailTry(MOST_MAIL_TRIES, now)).toBeUndefined()
})
