import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { readFile } from 'node:fs/promises'
import type { Http2SecureServer } from 'node:http2'
import { endConnections } from '@brigade/platform/http/end-connections.ts'
import { endSecureConnections } from '@brigade/platform/http/end-secure-connections.ts'
import { refuseConnection } from '@brigade/platform/http/refuse-connection.ts'
import type { ServerConfig, TlsFiles } from '../start/config.ts'
import { causeInWords, StartError } from '../start/start-error.ts'
import { loggerOptions } from './logging.ts'
import { refuseAddress } from './refusals.ts'
import type { IncomingMessage } from 'node:http'
import { randomUUID } from 'node:crypto'

const HEADER = 'x-request-id'
const GIVEN = /^[\w-]{8,64}$/

/** The id of a request: what the nearest proxy of our own has given it, else a new one. */
function requestIdOf(proxies: number): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = headers[HEADER]
    return proxies > 0 && typeof given === 'string' && GIVEN.test(given) ? given : randomUUID()
  }
}

/** Puts the id under which a request is logged on its answer, so that who asks for help can name it. */
function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(HEADER, request.id)
  })
}

function isReadable(url: string): boolean {
  try {
    decodeURI(url.split(/[?#]/u)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * The address by which a request is routed. Whoever follows a link such as `/%E0%A4%A`, which cannot be decoded, is shown
 * the page of an address that leads nowhere: its signs stand for themselves. Programs are refused, see `refuseAddress`.
 */
function readableAddress({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const isReader = headers.accept?.includes('text/html') === true
  return isReader && !isReadable(url) ? url.replaceAll('%', '%25') : url
}

/** Plain HTTP/1.1 for a proxy in front; with a certificate HTTP/2 over TLS, and HTTP/1.1 for those who want it. */
export async function openApp(config: ServerConfig): Promise<FastifyInstance> {
  const options = optionsOf(config)
  const app = config.tls === undefined ? openPlainApp(options) : await openSecureApp(options, config.tls)
  tellRequestIds(app)
  return app
}

/** Who sends a request's headers more slowly than this is cut off: honest ones take one packet. */
const HEADERS_WITHIN_MS = 20_000
/** So long may a request take with its body: a piece of an upload over a poor line. */
const REQUEST_WITHIN_MS = 600_000
/** So long may an answer take that is under way when the server stops; less than the process waits for it. */
const ANSWERS_WITHIN_MS = 5_000
/** How often the server looks for those who are too slow. */
const LOOK_EVERY_MS = 5_000

function optionsOf(config: ServerConfig) {
  return {
    requestTimeout: REQUEST_WITHIN_MS,
    logger: loggerOptions(config),
    forceCloseConnections: 'idle' as const,
    trustProxy: (_address: string, hop: number) => hop < config.proxies,
    genReqId: requestIdOf(config.proxies),
    rewriteUrl: readableAddress,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
  }
}

function openPlainApp(options: ReturnType<typeof optionsOf>): FastifyInstance {
  const app = Fastify({
    ...options,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
  })
  endConnections(app, ANSWERS_WITHIN_MS)
  return app
}

async function openSecureApp(
  options: ReturnType<typeof optionsOf>,
  files: TlsFiles,
): Promise<FastifyInstance> {
  const https = { ...(await readTls(files)), allowHTTP1: true }
  const secure: object = { ...options, forceCloseConnections: false, http2: true, https }
  // Routes are written for any server: Fastify gives requests and answers of both protocols one shape.
  const app = Fastify(secure as FastifyServerOptions)
  const server = app.server as unknown as Http2SecureServer
  const renew = () => {
    readTls(files).then(
      (tls) => server.setSecureContext(tls),
      (error: unknown) => app.log.error({ err: error }, 'The certificate was not renewed'),
    )
  }
  process.on('SIGHUP', renew)
  app.addHook('preClose', endSecureConnections(server, ANSWERS_WITHIN_MS))
  app.addHook('onClose', async () => void process.off('SIGHUP', renew))
  return app
}

async function readTls({
  certificate,
  key,
}: TlsFiles): Promise<{ readonly cert: string; readonly key: string }> {
  return { cert: await readPem('TLS_CERT', certificate), key: await readPem('TLS_KEY', key) }
}

async function readPem(name: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new StartError(`${name} is "${path}" but cannot be read: ${causeInWords(error)}.`)
  }
}
