import type { FastifyInstance } from 'fastify'
import { takeTextBodies, textBody } from '../../http/text-bodies.ts'
import { contentAt } from '../tree/node.ts'
import { placeOf, readWritablePath } from '../tree/path.ts'
import { pushKey } from '../tree/push-key.ts'
import { RealtimeRefusal } from '../tree/refusal.ts'
import { listedJsonOf } from '../tree/write-json.ts'
import { makeWrite, prepareWrite, type RawSets, readSet, readUpdate } from '../writing.ts'
import { answerRest, REST_ROUTE } from './rest-request.ts'
import type { RestParts, RealtimeRestRequest, RestRoute } from './rest-request.ts'

/**
 * Serves the writes of `/{path}.json?ns=`, with which test suites prepare data: on a test server only, because nothing
 * slows down who sends them.
 */
export async function registerRestWrites(app: FastifyInstance, parts: RestParts): Promise<void> {
  await app.register(async (scope) => {
    takeTextBodies(scope, parts.core.limits.messageSize)
    for (const [method, work] of [
      ['PUT', set],
      ['PATCH', update],
      ['POST', push],
      ['DELETE', remove],
    ] as const)
      scope.route<RestRoute>({ ...REST_ROUTE, method, handler: answerRest(parts, work) })
  })
}

async function set(asked: RealtimeRestRequest): Promise<unknown> {
  await write(asked, readSet(asked.path, dataOf(asked)))
  return listedJsonOf(contentAt(asked.core.replica.root, placeOf(readWritablePath(asked.path))))
}

async function update(asked: RealtimeRestRequest): Promise<unknown> {
  const data = dataOf(asked)
  await write(asked, readUpdate(asked.path, data))
  return data
}

async function push(asked: RealtimeRestRequest): Promise<unknown> {
  const name = pushKey(asked.core.now())
  await write(asked, readSet(`${asked.path}/${name}`, dataOf(asked)))
  return { name }
}

async function remove(asked: RealtimeRestRequest): Promise<unknown> {
  await write(asked, readSet(asked.path, null))
  return null
}

async function write({ core, caller }: RealtimeRestRequest, sets: RawSets): Promise<void> {
  const prepared = await prepareWrite(core.access, caller, sets)
  await core.writer.submit((draft) => makeWrite(draft, prepared))
}

function dataOf({ body }: RealtimeRestRequest): unknown {
  try {
    return JSON.parse(textBody(body))
  } catch {
    throw new RealtimeRefusal('invalid_data', 'The body is not JSON')
  }
}
