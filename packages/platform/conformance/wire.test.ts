import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChannelArray, TestClient } from '../testing/webchannel/test-client.ts'
import { type ServerProcess, startConformance } from './conformance-process.ts'
import { freshCollection } from './fresh-collection.ts'
import { DATABASE, openRestClient, type RestClient, ROOT } from './rest-client.ts'

let server: ServerProcess
let rest: RestClient

beforeAll(async () => {
  server = await startConformance()
  rest = openRestClient(server.host)
})

afterAll(async () => server.stop())

function clientOf(call: 'Listen' | 'Write'): TestClient {
  return new TestClient(`http://${server.host}/google.firestore.v1.Firestore/${call}/channel`)
}

/** The messages of arrays, without the noops. */
function messagesOf(arrays: readonly ChannelArray[]): readonly unknown[] {
  return arrays.filter(([, [first]]) => first !== 'noop').map(([, [message]]) => message)
}

describe('the Listen stream', () => {
  test('adds a target, sends its documents, says that it is current, closes with a snapshot', async () => {
    const path = `${freshCollection()}/a`
    await rest.put(path, 1)
    const client = clientOf('Listen')
    await client.open([
      { database: DATABASE, addTarget: { targetId: 2, documents: { documents: [`${ROOT}/${path}`] } } },
    ])

    const messages = messagesOf(await client.hear(0, 4))

    expect(messages).toMatchObject([
      { targetChange: { targetChangeType: 'ADD', targetIds: [2] } },
      {
        documentChange: {
          document: { name: `${ROOT}/${path}`, fields: { n: { integerValue: '1' } } },
          targetIds: [2],
        },
      },
      { targetChange: { targetChangeType: 'CURRENT', targetIds: [2], resumeToken: expect.any(String) } },
      {
        targetChange: {
          targetChangeType: 'NO_CHANGE',
          readTime: expect.stringMatching(/^\d{4}-.*\.\d{6}Z$/),
        },
      },
    ])
    expect(messages.at(-1)).not.toHaveProperty('targetChange.targetIds')
  })

  test('resumes from its token with only what changed', async () => {
    const collection = freshCollection()
    const query = { parent: ROOT, structuredQuery: { from: [{ collectionId: collection }] } }
    await rest.put(`${collection}/a`, 1)
    await rest.put(`${collection}/b`, 1)
    const first = clientOf('Listen')
    await first.open([{ database: DATABASE, addTarget: { targetId: 2, query } }])
    const told = JSON.stringify(messagesOf(await first.hear(0, 5)))
    const resumeToken = /"CURRENT".*?"resumeToken":"([^"]+)"/.exec(told)?.[1]
    await rest.put(`${collection}/b`, 2)

    const second = clientOf('Listen')
    await second.open([{ database: DATABASE, addTarget: { targetId: 4, query, resumeToken } }])
    const messages = JSON.stringify(messagesOf(await second.hear(0, 4)))

    expect(messages).toContain(`${collection}/b`)
    expect(messages).not.toContain(`${collection}/a`)
    expect(messages).not.toContain('RESET')
  })

  test('answers each removed target once', async () => {
    const client = clientOf('Listen')
    const documents = { documents: [`${ROOT}/${freshCollection()}/a`] }
    await client.open([
      { database: DATABASE, addTarget: { targetId: 2, documents } },
      { database: DATABASE, removeTarget: 2 },
      { database: DATABASE, addTarget: { targetId: 2, documents } },
    ])

    const told = JSON.stringify(messagesOf(await client.hear(0, 3)))

    expect(told.match(/REMOVE/g)).toHaveLength(1)
  })

  test('answers a target without a number, and ends when another database is named', async () => {
    const client = clientOf('Listen')
    const query = { parent: DATABASE, structuredQuery: { from: [{ collectionId: 'foo' }] } }
    await client.open([
      { database: DATABASE, addTarget: { query } },
      { database: 'projects/other/databases/(default)', addTarget: { query } },
    ])

    expect(messagesOf(await client.hear(0, 2))).toMatchObject([
      { targetChange: { targetIds: [0], cause: { code: 3 } } },
      { error: { status: 'INVALID_ARGUMENT' } },
    ])
  })

  test('refuses a bad target alone and keeps the stream', async () => {
    const client = clientOf('Listen')
    await client.open([
      {
        database: DATABASE,
        addTarget: { targetId: 2, query: { parent: ROOT, structuredQuery: { from: [{}] } } },
      },
      { database: DATABASE, addTarget: { targetId: 4, documents: { documents: [`${ROOT}/c/a`] } } },
    ])

    const [refused, added] = messagesOf(await client.hear(0, 2))

    expect(refused).toMatchObject({
      targetChange: {
        targetChangeType: 'REMOVE',
        targetIds: [2],
        cause: { code: 3, message: expect.stringContaining('collectionId') },
      },
    })
    expect(added).toMatchObject({ targetChange: { targetChangeType: 'ADD', targetIds: [4] } })
  })

  test('ends with a status when it cannot be understood', async () => {
    const client = clientOf('Listen')
    await client.open([{ database: DATABASE, somethingElse: {} }])

    expect(messagesOf(await client.hear(0, 1))).toMatchObject([
      { error: { status: 'INVALID_ARGUMENT', code: 3 } },
    ])
  })

  test('refuses a token that is not one', async () => {
    const client = clientOf('Listen')
    await client.open([{ database: DATABASE, removeTarget: 2 }], 'Authorization:Bearer nonsense\r\n')

    expect(messagesOf(await client.hear(0, 1))).toMatchObject([
      { error: { status: 'UNAUTHENTICATED', code: 16 } },
    ])
  })
})

describe('the Write stream', () => {
  test('greets with a token, answers each batch in order, and not the farewell', async () => {
    const collection = freshCollection()
    const write = (id: string) => ({
      streamToken: 'dDA=',
      writes: [
        {
          update: { name: `${ROOT}/${collection}/${id}`, fields: {} },
          updateTransforms: [
            { fieldPath: 'n', increment: { integerValue: '1' } },
            { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
            { fieldPath: 'tags', appendMissingElements: { values: [{ stringValue: 'x' }] } },
          ],
        },
      ],
    })
    const client = clientOf('Write')
    await client.open([{ database: DATABASE }])
    await client.send([write('a'), write('b'), write('a'), { streamToken: 'dDA=', writes: [] }], 1)

    const [greeting, ...replies] = messagesOf(await client.hear(0, 4))

    expect(greeting).toEqual({ streamId: expect.any(String), streamToken: expect.any(String) })
    expect(replies).toHaveLength(3)
    expect(replies.map((reply) => JSON.stringify(reply).match(/"integerValue":"(\d)"/)?.[1])).toEqual([
      '1',
      '1',
      '1',
    ])
    expect(replies[0]).toMatchObject({
      streamToken: expect.any(String),
      commitTime: expect.any(String),
      writeResults: [
        { transformResults: [{ integerValue: '1' }, { timestampValue: expect.any(String) }, {}] },
      ],
    })
  })

  test('ends with the refusal of a batch and keeps nothing that came behind it', async () => {
    const collection = freshCollection()
    const update = (id: string, currentDocument = {}) => ({
      streamToken: 'dDA=',
      writes: [{ update: { name: `${ROOT}/${collection}/${id}`, fields: {} }, currentDocument }],
    })
    const client = clientOf('Write')
    await client.open([{ database: DATABASE }])
    const after = update('after')
    await client.send(
      [
        { ...update('none'), writes: [{ ...update('none').writes[0], currentDocument: { exists: true } }] },
        { ...after, writes: [{ update: after.writes[0]?.update }] },
      ],
      1,
    )

    expect(messagesOf(await client.hear(0, 2)).at(-1)).toMatchObject({ error: { status: 'NOT_FOUND' } })
    const { json } = await rest.ask('batchGet', { documents: [`${ROOT}/${collection}/after`] })
    expect(json).toMatchObject([{ missing: `${ROOT}/${collection}/after` }])
  })
})
