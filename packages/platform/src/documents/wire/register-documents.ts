import type { FastifyError, FastifyInstance } from 'fastify'
import { BadRequest } from '../../http/bad-request.ts'
import type { Channel, Handshake } from '../../webchannel/channel.ts'
import { CHANNEL_LIMITS, type ChannelLimits } from '../../webchannel/limits.ts'
import { type ChannelHub, registerChannel } from '../../webchannel/register-channel.ts'
import { createConnectionTurns } from '../../webchannel/turns.ts'
import { DocumentsError } from '../documents-error.ts'
import type { VerifyCallerToken, WatchCallerAccount } from './caller.ts'
import { errorBody, restError, streamError } from './errors.ts'
import type { FindDatabase } from './databases.ts'
import { startListen } from './listen-stream.ts'
import { registerDocumentsRest } from './rest.ts'
import { openRpc, type RpcContext, type Rpc } from './rpc-stream.ts'
import { statuses } from './status.table.ts'
import { startWrite } from './write-stream.ts'

export interface DocumentsWireOptions {
  readonly databases: FindDatabase
  readonly verify: VerifyCallerToken
  /** Tells streams to look at their token again; without it they live as long as the token. */
  readonly watch?: WatchCallerAccount
  readonly channelLimits?: Partial<ChannelLimits>
  /** Names this process in the sessions of its channels. */
  readonly node?: string
}

export interface DocumentsWire {
  /** Takes no new listeners and writers, finishes the commits under way and tells everyone to come back. */
  drain(): Promise<void>
}

const SERVICE = '/google.firestore.v1.Firestore'

/** Serves the document database to the unmodified SDK: the Listen and Write channels and the REST calls. */
export async function registerDocuments(
  app: FastifyInstance,
  options: DocumentsWireOptions,
): Promise<DocumentsWire> {
  const { databases, verify, watch = () => () => undefined } = options
  const hubs: ChannelHub[] = []
  const turns = createConnectionTurns(options.channelLimits?.turnMs ?? CHANNEL_LIMITS.turnMs)

  await app.register(async (scope) => {
    answerErrors(scope)
    registerDocumentsRest(scope, { databases, verify })
  })
  await app.register(async (scope) => {
    answerErrors(scope)
    const { log } = scope
    const serve = (call: string, start: (context: RpcContext) => Rpc): void => {
      const open = (channel: Channel, handshake: Handshake) =>
        openRpc(channel, handshake, { verify, watch, log, start })
      const path = `${SERVICE}/${call}/channel`
      const { channelLimits: limits = {}, node } = options
      hubs.push(registerChannel(scope, { path, open, limits, turns, ...(node !== undefined && { node }) }))
    }
    serve('Listen', (context) => startListen(context, databases))
    serve('Write', (context) => startWrite(context, databases))
  })

  return {
    async drain() {
      const goodbye = streamError({
        status: 'UNAVAILABLE',
        message: 'The server is stopping; come back in a moment',
      })
      await Promise.all(hubs.map(async (hub) => hub.drain(goodbye)))
    },
  }
}

/** Everything that goes wrong before a call is known is answered in the protocol's form too. */
function answerErrors(scope: FastifyInstance): void {
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const isRefusal = error instanceof DocumentsError || error instanceof BadRequest
    const isUnreadable = !isRefusal && error.statusCode !== undefined && error.statusCode < 500
    const body = errorBody(isUnreadable ? new BadRequest(error.message) : error, request.log)
    return reply
      .code(statuses[body.status].http)
      .header('content-type', 'application/json')
      .send(restError(body))
  })
}
