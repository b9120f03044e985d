import { once } from 'node:events'
import { request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownServer } from '../testing/own-server.ts'
import { type KitchenClient, newKitchenClient } from '../testing/kitchen-client.ts'

const server = ownServer()
let ines: KitchenClient
let bruno: KitchenClient

beforeAll(async () => {
  ines = await newKitchenClient(server.url)
  bruno = await newKitchenClient(server.url)
})

type Requests = readonly (readonly [action: string, body: object])[]

/** Makes a connection, asks one thing after another, and answers with the status of each. */
function statusesOf(requests: Requests): Promise<readonly unknown[]> {
  const statuses: unknown[] = []
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/.ws?v=5&ns=brigade`)
    const ask = () => {
      const [action, body] = requests[statuses.length] ?? []
      if (action === undefined) {
        socket.close()
        resolve(statuses)
      } else socket.send(JSON.stringify({ t: 'd', d: { r: statuses.length + 1, a: action, b: body } }))
    }
    socket.addEventListener('error', () => reject(new Error('refused')))
    socket.addEventListener('message', ({ data }) => {
      const { t, d } = JSON.parse(String(data))
      if (t === 'd' && d.r === undefined) return
      if (t === 'd') statuses.push(d.b.s)
      ask()
    })
  })
}

const signIn = ({ token }: KitchenClient) => ['auth', { cred: token }] as const
const here = { tab1: { since: { '.sv': 'timestamp' }, state: 'here' } }

describe('realtime data', () => {
  test('is open to the team of a kitchen for presence, and to nobody else', async () => {
    const p = `/presence/${ines.kitchenId}/${ines.uid}`

    expect(
      await statusesOf([
        signIn(ines),
        ['p', { p, d: here }],
        ['q', { p: `/presence/${ines.kitchenId}`, h: '' }],
        ['o', { p: `${p}/tab1`, d: null }],
        ['p', { p, d: { tab1: 'any text' } }],
      ]),
    ).toEqual(['ok', 'ok', 'ok', 'ok', 'permission_denied'])
    expect(
      await statusesOf([
        signIn(bruno),
        ['p', { p, d: here }],
        ['p', { p: `/presence/${ines.kitchenId}/${bruno.uid}`, d: here }],
        ['q', { p: `/presence/${ines.kitchenId}`, h: '' }],
        ['g', { p, q: {} }],
      ]),
    ).toEqual(['ok', ...Array.from({ length: 4 }, () => 'permission_denied')])
  })

  test('is nowhere else', async () => {
    const elsewhere = ['/', '/presence', '/notes/a', '/screens', '/typing/none', '/.settings']
    const asked = elsewhere.flatMap((p): Requests => [
      ['p', { p, d: 1 }],
      ['m', { p, d: { a: 1 } }],
      ['o', { p, d: 1 }],
      ['q', { p, h: '' }],
      ['g', { p, q: {} }],
    ])
    const statuses = await statusesOf([signIn(ines), ...asked])

    expect(new Set(statuses.slice(1))).toEqual(new Set(['permission_denied', 'invalid_path']))
    expect(statuses).toHaveLength(asked.length + 1)
  })

  test('is not for tokens that mean nothing, nor for the stand-ins that test servers take', async () => {
    for (const cred of [
      'owner',
      '{"sub":"ines"}',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`,
    ]) {
      expect(await statusesOf([['auth', { cred }]])).toEqual(['invalid_token'])
    }
  })

  test('is not for pages of other origins', async () => {
    const knock = request(`${server.url}/.ws?v=5&ns=brigade`, {
      headers: {
        origin: 'https://elsewhere.test',
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      },
    })
    const answered = once(knock, 'response')
    knock.end()
    const [answer] = await answered

    expect(answer).toMatchObject({ statusCode: 403 })
    answer.destroy()
  })

  test('does not come by scripts, as test servers send it', async () => {
    const answer = await fetch(`${server.url}/.lp?start=t&ser=1&cb=1&v=5&ns=brigade`)

    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('pLPCommand')
  })

  test('is not read over plain requests without permission', async () => {
    const answer = await fetch(`${server.url}/presence/${ines.kitchenId}.json?ns=brigade`)

    expect([answer.status, await answer.json()]).toEqual([401, { error: 'Permission denied' }])
  })
})
