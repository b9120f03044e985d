import Fastify from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Caller } from '@brigade/contract/document.ts'
import type { ChannelStream } from '../../webchannel/channel.ts'
import { DocumentsError } from '../documents-error.ts'
import { openRpc, type Rpc, type RpcContext } from './rpc-stream.ts'

const ada: Caller = { uid: 'ada', isGuest: false, email: null, isEmailVerified: false, claims: {} }
const { log } = Fastify()

interface OpenedStream {
  readonly stream: ChannelStream
  readonly sent: unknown[]
}

/** A stream for a caller whose token ends in so many milliseconds. */
function openStream(start: (context: RpcContext) => Partial<Rpc>, tokenMs?: number): OpenedStream {
  const sent: unknown[] = []
  const claims = tokenMs === undefined ? {} : { exp: (Date.now() + tokenMs) / 1000 }
  let stream: ChannelStream | undefined
  const channel = {
    send: (message: unknown) => sent.push(message),
    room: () => undefined,
    end: () => stream?.close(),
  }
  const headers = new Map([['authorization', 'Bearer token']])
  stream = openRpc(
    channel,
    { headers, parameters: new Map(), address: '127.0.0.1' },
    {
      log,
      verify: async () => ({ ...ada, claims }),
      watch: () => () => undefined,
      start: (context) => ({ message: () => undefined, close: () => undefined, ...start(context) }),
    },
  )
  return { stream, sent }
}

describe('a stream', () => {
  test('knows its caller, and hears what came before that was settled', async () => {
    const { stream, sent } = openStream((context) => ({
      message: (json) => context.send([context.caller.uid, json]),
    }))
    stream.message('early')
    await wait(5)

    expect(sent).toEqual([['ada', 'early']])
  })

  test('handles one message after the other', async () => {
    const { stream, sent } = openStream((context) => ({
      async message(json) {
        await wait(json === 'slow' ? 20 : 0)
        context.send(json)
      },
    }))
    stream.message('slow')
    stream.message('quick')
    await wait(50)

    expect(sent).toEqual(['slow', 'quick'])
  })

  test('ends with the first refusal and hears nothing behind it', async () => {
    const heard: unknown[] = []
    const { stream, sent } = openStream(() => ({
      message(json) {
        heard.push(json)
        throw new DocumentsError('NOT_FOUND', 'no such dish')
      },
    }))
    stream.message(1)
    stream.message(2)
    await wait(5)

    expect(sent).toEqual([{ error: { code: 5, status: 'NOT_FOUND', message: 'no such dish' } }])
    expect(heard).toEqual([1])
  })

  test('keeps faults of the server to itself', async () => {
    const { stream, sent } = openStream(() => ({
      message() {
        throw new Error('password of the database: 1234')
      },
    }))
    stream.message(1)
    await wait(5)

    expect(JSON.stringify(sent)).toContain('INTERNAL')
    expect(JSON.stringify(sent)).not.toContain('1234')
  })

  test('ends when the token does', async () => {
    const { sent } = openStream(() => ({}), 30)
    await wait(10)
    expect(sent).toEqual([])
    await wait(40)

    expect(sent).toMatchObject([{ error: { status: 'UNAUTHENTICATED' } }])
  })

  test('finishes the message under way before it lets the server stop', async () => {
    const { stream, sent } = openStream((context) => ({
      async message(json) {
        await wait(20)
        context.send(json)
      },
    }))
    stream.message('under way')
    await wait(5)
    stream.message('behind it')
    await stream.settle()

    expect(sent).toEqual(['under way'])
  })
})
