import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnreachable } from '../../database/is-unreachable.ts'
import { isOutOfSpace } from '../../database/out-of-space.ts'
import { MissingBytes } from '../bytes/byte-store.ts'
import { addDownloadToken, changeSettings, removeFile, revokeDownloadToken } from '../calls/change-file.ts'
import type { LocatedFile } from '../calls/change-file.ts'
import { fileToRead, listNames } from '../calls/read-file.ts'
import { logRefusal } from '../../http/log-refusal.ts'
import { FilesError, malformed } from '../files-error.ts'
import { downloadTokensFor } from '../links.ts'
import { answerDownload } from './downloads.ts'
import { callerOf, type FilesWire, inBucket, nameInPath, fileParameter, wholeNumber } from './file-request.ts'
import { drainBody, readBodyText } from './request-body.ts'
import { changedSettings, readSettings } from './settings.ts'
import { shownFile } from './show-file.ts'
import { answerUpload } from './uploads.ts'

const LONGEST_METADATA = 64 * 1024
const MOST_RESULTS = 1000

/** Adds the routes of the storage protocol, as the SDK's `firebase/storage` calls them. */
export async function registerFiles(app: FastifyInstance, wire: FilesWire): Promise<void> {
  await app.register(async (scope) => {
    // Bodies are streams here: they may be larger than the memory.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.setErrorHandler((error, request, reply) => answerError(error, request, reply))
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    const at = (request: FastifyRequest) => inBucket(wire, request)
    scope.get('/v0/b/:bucket/o', (request) => answerList(at(request), request))
    scope.post('/v0/b/:bucket/o', async (request, reply) =>
      reply.send(await answerUpload(at(request), request, reply)),
    )
    scope.get('/v0/b/:bucket/o/*', async (request, reply) => answerGet(at(request), request, reply))
    scope.post('/v0/b/:bucket/o/*', (request) => answerTokenCall(at(request), request))
    scope.patch('/v0/b/:bucket/o/*', (request) => answerChange(at(request), request))
    scope.delete('/v0/b/:bucket/o/*', async (request, reply) => {
      await answerRemoval(at(request), request)
      return reply.code(204).send()
    })
  })
}

async function answerList(wire: FilesWire, request: FastifyRequest) {
  const delimiter = fileParameter(request, 'delimiter')
  if (delimiter !== undefined && delimiter !== '/') throw malformed('The delimiter must be "/".')
  const maxResults = wholeNumber(fileParameter(request, 'maxResults') ?? String(MOST_RESULTS), 'maxResults')
  if (maxResults < 1) throw malformed('maxResults must be at least 1.')
  const pageToken = fileParameter(request, 'pageToken')
  const { bucket } = wire.context
  const { items, ...page } = await listNames(wire.context, {
    caller: await callerOf(request, wire.verify),
    prefix: fileParameter(request, 'prefix') ?? '',
    isFolded: delimiter === '/',
    maxResults: Math.min(maxResults, MOST_RESULTS),
    ...(pageToken !== undefined && pageToken !== '' && { pageToken }),
  })
  return { ...page, items: items.map((name) => ({ name, bucket })) }
}

function shown({ context }: FilesWire, { file, located }: LocatedFile): object {
  return shownFile(file, downloadTokensFor(context, file, located?.rules))
}

async function answerGet(wire: FilesWire, request: FastifyRequest, reply: FastifyReply) {
  const caller = await callerOf(request, wire.verify)
  if (fileParameter(request, 'alt') === 'media') return answerDownload(wire, caller, { request, reply })
  const name = nameInPath(request)
  return shown(wire, await fileToRead(wire.context, { caller, name }))
}

async function answerChange(wire: FilesWire, request: FastifyRequest) {
  const name = nameInPath(request)
  const caller = await callerOf(request, wire.verify)
  const said = readSettings(await readBodyText(request.raw, LONGEST_METADATA))
  if (said.name != null && said.name !== name) throw malformed('A file cannot be renamed.')
  return shown(
    wire,
    await changeSettings(wire.context, { caller, name }, (before) => changedSettings(before, said)),
  )
}

/** `?create_token=true` adds a lasting link, `?delete_token={token}` revokes one. */
async function answerTokenCall(wire: FilesWire, request: FastifyRequest) {
  const changing = {
    name: nameInPath(request),
    caller: await callerOf(request, wire.verify),
  }
  const revoked = fileParameter(request, 'delete_token')
  if (revoked !== undefined) return shown(wire, await revokeDownloadToken(wire.context, changing, revoked))
  if (fileParameter(request, 'create_token') !== 'true') {
    throw malformed('A POST to a file takes "create_token=true" or "delete_token".')
  }
  return shown(wire, await addDownloadToken(wire.context, changing))
}

async function answerRemoval({ context, verify }: FilesWire, request: FastifyRequest): Promise<void> {
  const name = nameInPath(request)
  await removeFile(context, { caller: await callerOf(request, verify), name })
}

const FULL_DISK = 402

async function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.raw.errored !== null || request.raw.socket.destroyed) return reply.code(408).send()
  if (!(await drainBody(request.raw))) reply.header('connection', 'close')
  const [status, message] = toldOf(error, request)
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: { code: status, message } }))
}

function toldOf(error: unknown, request: FastifyRequest): readonly [number, string] {
  logRefusal(request.log, error)
  if (error instanceof FilesError) return [error.status, error.message]
  if (error instanceof MissingBytes) {
    request.log.error({ err: error }, 'The bytes of a file are gone')
    return [404, 'The bytes of this file are gone.']
  }
  if (isOutOfSpace(error)) {
    request.log.error({ err: error }, 'There is no room for files')
    return [FULL_DISK, 'The file store of this server is full.']
  }
  if (isUnreachable(error)) {
    request.log.error({ err: error }, 'The database does not answer')
    return [503, 'The database does not answer. Try again in a moment.']
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (typeof status === 'number' && status < 500) return [status, 'The request cannot be read.']
  request.log.error({ err: error }, 'A call to the file store failed')
  return [500, 'Something went wrong here. It has been logged.']
}
