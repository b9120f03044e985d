import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startEcho } from '../../testing/webchannel/echo-server.ts'
import { readArrays, TestClient } from '../../testing/webchannel/test-client.ts'

test('a channel drops a session without a back channel', async () => {
  const { client, closed } = await startEcho({ unheardMs: 30 })
  await client.open([], 'Name:ada\r\n')
  await wait(60)

  expect(closed).toEqual(['ada'])
  await expect(client.send(['b'], 0)).rejects.toThrow('Unknown SID')
})

test('a channel ends when the client says so', async () => {
  const { client, closed } = await startEcho()
  await client.open()

  const response = await client.terminate()

  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(closed).toHaveLength(1)
  expect((await client.listen(0)).status).toBe(400)
})

test('a channel delivers messages sent before its end, and none after it', async () => {
  const { client, channels, heard } = await startEcho()
  await client.open()
  channels[0]?.send('last')
  channels[0]?.end()
  await client.send(['too late'], 0)

  expect(await client.hear(0, 1)).toEqual([[1, ['last']]])
  expect(heard).toEqual([])
})

test('a channel refuses an unknown session in the words that the client expects', async () => {
  const { client } = await startEcho()
  client.sessionId = 'made-up'

  const response = await client.listen(0)

  expect(response.status).toBe(400)
  expect((await response.text()).indexOf('Unknown SID')).toBeGreaterThan(0)
})

test('a channel refuses acknowledgements of arrays that were never sent', async () => {
  const { client } = await startEcho()
  await client.open(['a'])

  expect((await client.listen(7)).status).toBe(400)
})

test('a drained channel sends everyone a last message and accepts no new clients', async () => {
  const { client, hub } = await startEcho()
  await client.open()
  const hearing = client.listen(0)
  await wait(20)

  await hub.drain('goodbye')

  expect(readArrays(await (await hearing).text()).at(-1)).toEqual([2, ['goodbye']])
  expect((await new TestClient(client.url).open()).status).toBe(503)
})

test('guessing session ids finds none', async () => {
  const { client } = await startEcho()
  await client.open()
  const real = client.sessionId
  const statuses = new Set<number>()
  for (const guess of ['', 'x', real.slice(1), `${real}a`, real.toLowerCase(), '../', '__proto__', '%00']) {
    client.sessionId = guess
    statuses.add((await client.listen(0)).status)
  }

  expect([...statuses]).toEqual([400])
  expect(Buffer.from(real, 'base64url')).toHaveLength(16)
})

test('the channels of one address are limited, and a new one may open when another ends', async () => {
  const { client } = await startEcho({ channelsPerAddress: 2 })
  const statuses = [(await client.open()).status, (await client.open()).status, (await client.open()).status]
  expect(statuses).toEqual([200, 200, 429])

  const next = await startEcho({ channelsPerAddress: 1 })
  await next.client.open()
  await next.client.terminate()
  expect((await next.client.open()).status).toBe(200)
})
