import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startEcho } from '../../testing/webchannel/echo-server.ts'
import { readArrays } from '../../testing/webchannel/test-client.ts'

test('a channel streams what is sent while the client listens', async () => {
  const { client } = await startEcho()
  await client.open(['a'])
  const hearing = client.hear(0, 3)
  await wait(20)
  await client.send(['b', 'c'], 1)

  const arrays = await hearing

  expect(arrays.map(([, [message]]) => message)).toEqual([{ echo: 'a' }, { echo: 'b' }, { echo: 'c' }])
})

test('a channel resends only what a lost back channel may not have delivered', async () => {
  const { client } = await startEcho()
  await client.open(['a', 'b', 'c'])
  await client.hear(0, 3)

  expect((await client.hear(1, 3)).map(([id]) => id)).toEqual([2, 3])
  expect((await client.hear(0, 3)).map(([id]) => id)).toEqual([2, 3])
})

test('a channel sends keepalives, so that no proxy closes the connection', async () => {
  const { client } = await startEcho({ keepaliveMs: 20 })
  await client.open()

  expect(await client.hear(0, 3)).toEqual([
    [1, ['noop']],
    [2, ['noop']],
    [3, ['noop']],
  ])
})

test('a channel holds a poll until there is a message', async () => {
  const { client, channels } = await startEcho()
  await client.open()
  const polling = client.listen(0, 'poll')
  await wait(20)
  channels[0]?.send('now')

  expect(readArrays(await (await polling).text())).toEqual([[1, ['now']]])
})

test('a channel ends a back channel after enough bytes and continues in the next', async () => {
  const { client, channels } = await startEcho({ backChannelBytes: 1000 })
  await client.open()
  const [channel] = channels
  for (let n = 0; n < 10; n++) channel?.send('x'.repeat(400))

  const first = readArrays(await (await client.listen(0)).text())
  const second = readArrays(await (await client.listen(3)).text())

  expect(first.map(([id]) => id)).toEqual([1, 2, 3])
  expect(second.map(([id]) => id)).toEqual([4, 5, 6])
})

test('a channel ends a back channel that is old, and never an empty one', async () => {
  const { client } = await startEcho({ backChannelMs: 30 })
  await client.open()

  expect(readArrays(await (await client.listen(0)).text())).toEqual([[1, ['noop']]])
})

test('a channel uses the newest back channel', async () => {
  const { client, channels } = await startEcho()
  await client.open()
  const old = await client.listen(0)
  const hearing = client.hear(1, 3)
  await old.text()
  channels[0]?.send('for the new one')

  expect((await hearing).at(-1)).toEqual([3, ['for the new one']])
})

test('a channel drops a client that does not keep up', async () => {
  const { client, channels, closed } = await startEcho({ unackedBytes: 1000 })
  await client.open()
  for (let n = 0; n < 5; n++) channels[0]?.send('x'.repeat(400))

  expect(closed).toEqual(['nobody'])
  expect((await client.listen(0)).status).toBe(400)
})

test('a channel makes a large sender wait until the client has caught up', async () => {
  const { client, channels } = await startEcho({ slowBytes: 1000 })
  await client.open()
  const [channel] = channels
  channel?.send('x'.repeat(900))
  expect(channel?.room()).toBeUndefined()
  channel?.send('x'.repeat(900))
  let isRoom = false
  void channel?.room()?.then(() => (isRoom = true))
  await wait(20)
  expect(isRoom).toBe(false)

  await client.send([], 0, 1)
  await wait(5)

  expect(isRoom).toBe(true)
})
