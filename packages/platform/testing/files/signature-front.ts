import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import aws4 from 'aws4'
import type { S3Place } from '../../src/files/bytes/s3-store.ts'

/** A way to a server that lets only what is rightly signed through. */
export interface SignatureFront {
  /** `http://127.0.0.1:8080` */
  readonly origin: string
  close(): Promise<void>
}

/** S3 takes no signature that is older. */
const OLDEST_MS = 15 * 60_000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=[\da-f]{64}$/
const TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

type Credentials = Pick<S3Place, 'region' | 'accessKeyId' | 'secretAccessKey'>

/**
 * Stands before a server of S3 that looks at no signature, and computes each anew by AWS Signature Version 4, with
 * another library than the one that signed.
 * @param target - port of the server on this machine
 */
export async function openSignatureFront(target: number, credentials: Credentials): Promise<SignatureFront> {
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const fault = faultOf(request, body, credentials)
    if (fault !== undefined) {
      response.writeHead(403, { 'content-type': 'application/xml' })
      response.end(`<Error><Code>SignatureDoesNotMatch</Code><Message>${fault}</Message></Error>`)
      return
    }
    const { method, url, headers } = request
    const onward = ask({ host: '127.0.0.1', port: target, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    onward.end(body)
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the front has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

/** What is wrong with how a request is signed; undefined when nothing is. */
function faultOf(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Buffer,
  { region, accessKeyId, secretAccessKey }: Credentials,
): string | undefined {
  const [, key, scope, signed = ''] = AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  if (key !== accessKeyId || scope !== region) return 'unknown key or region'
  const time = String(headers['x-amz-date'])
  const at = Date.parse(time.replace(TIME, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - at) < OLDEST_MS)) return 'the time is missing or too far away'
  const hash = headers['x-amz-content-sha256']
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== createHash('sha256').update(body).digest('hex'))
    return 'the hash is not the body’s'
  const names = signed.split(';')
  const unsigned = Object.keys(headers).find(
    (name) => (name.startsWith('x-amz-') || name === 'host') && !names.includes(name),
  )
  if (unsigned !== undefined) return `${unsigned} is not signed`
  // The types do not know that headers it leaves out by itself can be named.
  const again: aws4.Request & { readonly extraHeadersToInclude: Readonly<Record<string, boolean>> } = {
    service: 's3',
    region,
    method,
    path: url,
    headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
    extraHeadersToInclude: Object.fromEntries(names.map((name) => [name, true])),
  }
  const computed = aws4.sign(again, { accessKeyId, secretAccessKey }).headers?.['Authorization']
  return computed === headers.authorization ? undefined : 'another signature'
}
