import { expect, test } from 'vitest'
import { startEcho } from '../../testing/webchannel/echo-server.ts'
import { readArrays } from '../../testing/webchannel/test-client.ts'

test('a channel opens with an unguessable session and its keepalive time', async () => {
  const { client } = await startEcho()

  const response = await client.open([])
  const text = await response.text()

  const [[id, greeting] = [-1, []]] = readArrays(text)
  expect(id).toBe(0)
  expect(greeting).toEqual(['c', client.sessionId, '', 8, expect.any(Number), 30_000])
  expect(Buffer.from(client.sessionId, 'base64url')).toHaveLength(16)
  expect(response.headers.get('x-http-session-id')).toMatch(/^[\w-]{20,}$/)
})

test('a channel numbers what it sends and frames it in ASCII', async () => {
  const { client } = await startEcho()
  await client.open(['é🍋'])

  const response = await client.listen(0, 'poll')
  const text = await response.text()

  expect(text).toMatch(/^\d+\n[\x20-\x7e]*$/)
  expect(readArrays(text)).toEqual([[1, [{ echo: 'é🍋' }]]])
  expect(response.headers.get('x-accel-buffering')).toBe('no')
})

test('a channel answers a post with whether a back channel is open, the last number and the unacknowledged bytes', async () => {
  const { client } = await startEcho()
  await client.open(['a'])

  expect(await client.send([], 1)).toEqual([0, 1, 18])
  expect(await client.send([], 1, 1)).toEqual([0, 1, 0])
  const hangUp = new AbortController()
  await client.listen(1, undefined, hangUp.signal)
  expect((await client.send([], 1, 1))[0]).toBe(1)
  hangUp.abort()
})

test('a channel delivers a repeated message once', async () => {
  const { client, heard } = await startEcho({ earlyMessages: 1 })
  await client.open(['a'])

  await client.send(['b'], 1)
  await client.send(['b'], 1)
  await client.send(['b', 'c'], 1)
  await client.send(['a', 'b', 'c'], 0)

  expect(heard).toEqual(['a', 'b', 'c'])
})

test('a channel delivers messages in order when requests overtake each other', async () => {
  const { client, heard } = await startEcho()
  await client.open(['a'])

  await client.send(['c'], 2)
  await client.send(['b'], 1)

  expect(heard).toEqual(['a', 'b', 'c'])
})

test('a channel limits how many messages wait for a missing one', async () => {
  const { client } = await startEcho({ earlyMessages: 2 })
  await client.open()

  await expect(client.send(['b', 'c', 'd'], 1)).rejects.toThrow('message 0 is missing')
})

test('a form that is too long is read up to its last complete message, and the channel is told of the rest', async () => {
  const { client, heard } = await startEcho({ bodyBytes: 1_000 })
  await client.open()
  await client.send(['a', 'b', 'x'.repeat(1_000), 'c'], 0)
  await client.send(['x'.repeat(1_000)], 4)

  expect(heard).toEqual(['a', 'b', 'too much', 'one too large'])
})

test('a form that is too long opens no channel', async () => {
  const { client } = await startEcho({ bodyBytes: 1_000 })

  expect((await client.open(['x'.repeat(1_000)])).status).toBe(400)
})
