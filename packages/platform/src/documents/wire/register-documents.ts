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
import { registerDocumentsRest } from './rest.ts'
import { openRpc, type RpcContext, type Rpc } from './rpc-stream.ts'
import { statuses } from './status.table.ts'
import { invalidMember, readList, readObject, type JsonObject } from './read.ts'
import { readWrites } from './read-write.ts'
import { showCommit } from './show-document.ts'
import { logRefusal } from '../../http/log-refusal.ts'
import type { ListenEvent, ListenStream } from '../types.ts'
import type { Names } from './names.ts'
import { readTarget, readTargetId } from './read-target.ts'
import { showListenEvent, showRemoved } from './show-listen-event.ts'

/** The Listen call: the client adds and removes targets, the server tells what is in them and what changes. */
function startListen(context: RpcContext, find: FindDatabase): Rpc {
  let first: { readonly database: unknown } | undefined
  let opened: { readonly stream: ListenStream; readonly names: Names } | undefined

  function open() {
    if (opened !== undefined) return opened
    const { documents, names } = find(first?.database)
    const send = (event: ListenEvent): void => {
      if (event.kind === 'failed') return context.fail(event.error)
      if (event.kind === 'removed') logRefusal(context.log, event.cause)
      context.send(showListenEvent(names, event))
    }
    opened = { stream: documents.listen(context.caller, send, () => context.room()), names }
    return opened
  }

  function checkSameDatabase(database: unknown): void {
    first ??= { database }
    if (database !== first.database) throw invalidMember('database', 'must be the one the stream began with')
  }

  function addTarget(json: JsonObject): void {
    const targetId = readTargetId(json['targetId'], 'addTarget.targetId')
    try {
      // Told of the target: what fails the stream is tried again for ever, and the page never hears of it.
      const { stream, names } = open()
      const { target, resumeVersion } = readTarget(names, json)
      stream.addTarget(targetId, target, resumeVersion)
    } catch (error) {
      context.send(showRemoved(targetId, errorBody(error, context.log)))
    }
  }

  return {
    message(json) {
      const { database, addTarget: added, removeTarget: removed } = readObject(json, 'The request')
      checkSameDatabase(database)
      if (added !== undefined) addTarget(readObject(added, 'addTarget'))
      else if (removed !== undefined) open().stream.removeTarget(readTargetId(removed, 'removeTarget'))
      else throw invalidMember('The request', 'must have addTarget or removeTarget')
    },
    close: () => opened?.stream.close(),
  }
}

/** The Write call: batches in, their results out, in order. A refused batch ends the stream. */
function startWrite(context: RpcContext, find: FindDatabase): Rpc {
  let isGreeted = false
  let database: unknown
  let replies = 0

  function reply(content: object): void {
    const streamToken = Buffer.from(`t${replies}`).toString('base64')
    replies += 1
    context.send({ ...content, streamToken })
  }

  return {
    async message(json) {
      const request = readObject(json, 'The request')
      if (!isGreeted) {
        database = request['database']
        isGreeted = true
        // The client insists on a token and on nothing else in this reply.
        reply({ streamId: '1' })
        return
      }
      if (request['streamToken'] === undefined)
        throw invalidMember('streamToken', 'must be the one of the last reply')
      // An empty batch is the client's way to say that it is about to hang up.
      if (readList(request['writes'], 'writes').length === 0) return
      // Not before: what fails the handshake is tried again for ever, and a refused batch is told to the page.
      const { documents, names } = find(database)
      const result = await documents.commit(context.caller, readWrites(names, request['writes']))
      reply(showCommit(result))
    },
    close() {
      // Nothing to give back: a commit under way ends by itself.
    },
  }
}

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
