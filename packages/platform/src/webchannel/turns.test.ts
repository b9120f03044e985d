import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startEcho } from '../../testing/webchannel/echo-server.ts'
import { readArrays, TestClient } from '../../testing/webchannel/test-client.ts'

const TURN_MS = 100

/** Channels of one browser with their hanging requests, and the number of ended ones. */
async function openHanging(count: number, headers: Readonly<Record<string, string>> = {}) {
  const { client, channels } = await startEcho({ turnMs: TURN_MS })
  const ended: string[] = []
  for (let n = 0; n < count; n++) {
    const one = new TestClient(client.url, headers)
    await one.open()
    const response = await one.listen(0)
    // Requests that still hang are cut with the server.
    void response.text().then(
      (text) => ended.push(text),
      () => undefined,
    )
    await wait(5)
  }
  return { channels, ended }
}

test('hanging requests release their connections in turn when a browser has only six', async () => {
  const { channels, ended } = await openHanging(6)
  channels[1]?.send('for the second')

  await expect.poll(() => ended.length).toBe(2)
  await wait(TURN_MS * 2)

  // Nothing is lost, and no answer is empty, which the client would treat as a failure.
  expect(ended.map((text) => readArrays(text).map(([, [message]]) => message))).toEqual([
    ['noop'],
    ['noop', 'for the second'],
  ])
})

test('four requests may hang without a limit', async () => {
  const { ended } = await openHanging(4)

  await wait(TURN_MS * 3)

  expect(ended).toEqual([])
})

test.each([{ 'x-forwarded-for': '10.0.0.1' }, { via: '1.1 proxy' }, { forwarded: 'for=10.0.0.1' }])(
  'requests hang undisturbed behind a proxy, whose connections are not the browser’s: %j',
  async (headers) => {
    const { ended } = await openHanging(6, headers)

    await wait(TURN_MS * 3)

    expect(ended).toEqual([])
  },
)
