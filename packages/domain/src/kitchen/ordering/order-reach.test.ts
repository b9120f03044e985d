import { expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { isToPassOn, orderReach } from './order-reach.ts'

const at = timestampFromMs(0)
const mail = (state: 'waits' | 'sent' | 'failed') => ({ to: 'orders@booths.example', state, at })

test.each([
  [{ channel: 'account' }, 'account', false],
  [{ channel: 'print' }, 'not-passed-on', true],
  [{ channel: 'print', passedOnAt: at }, 'by-hand', false],
  [{ channel: 'e-mail', mail: mail('waits') }, 'mail-waits', false],
  [{ channel: 'e-mail', mail: mail('sent') }, 'mailed', false],
  [{ channel: 'e-mail', mail: mail('failed') }, 'mail-failed', true],
  [{ channel: 'e-mail', mail: mail('failed'), passedOnAt: at }, 'by-hand', false],
  // Sent before mails left the server: only a person can say.
  [{ channel: 'e-mail' }, 'not-passed-on', true],
] as const)('%j has reached its supplier: %s', (order, reach, isToDo) => {
  expect([orderReach(order), isToPassOn(order)]).toEqual([reach, isToDo])
})
