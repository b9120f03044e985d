import { expect, test } from 'vitest'
import { readPushMessage } from './push-message.ts'

const whole = {
  id: 'n1',
  title: 'Job offer',
  body: 'Tern makes you an offer.',
  path: '/professionals/dashboard',
}

test('a push message is read as it was sent', () => {
  expect(readPushMessage(JSON.stringify(whole))).toEqual(whole)
})

test.each([
  '',
  'null',
  '"text"',
  JSON.stringify({ ...whole, id: 7 }),
  JSON.stringify({ ...whole, path: 'https://elsewhere.example/' }),
  JSON.stringify({ ...whole, path: '//elsewhere.example/' }),
  String.raw`{"id":"n","title":"t","body":"b","path":"/\\elsewhere.example"}`,
])('what is no message, or leads away, shows nothing: %s', (text) => {
  expect(readPushMessage(text)).toBeNull()
})
