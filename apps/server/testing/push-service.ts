import { execFile } from 'node:child_process'
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { PushAddress } from '@brigade/domain/people/notifications/push-address.ts'

/** A browser as a push service knows it: its address, and what has been read there. */
export interface PushBrowser {
  readonly address: PushAddress
  /** The texts that arrived, decrypted with the browser's own keys, oldest first. */
  readonly texts: readonly string[]
  /** From now on the service answers that this browser has gone. */
  leave(): void
}

/** A push service on this machine that reads what it gets as a browser would [RFC 8030, 8188, 8291, 8292]. */
export interface PushService extends AsyncDisposable {
  readonly origin: string
  /** The way out that trusts this service's certificate. */
  readonly agent: Agent
  /** How often somebody knocked, whatever came of it. */
  readonly knocks: () => number
  newBrowser(): PushBrowser
}

async function newCertificate(): Promise<{ readonly cert: Buffer; readonly key: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'push-'))
  try {
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2']
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    await promisify(execFile)('openssl', ['req', '-x509', ...curve, ...names, '-keyout', key, '-out', cert])
    return { cert: await readFile(cert), key: await readFile(key) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const derived = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

const SALT_BYTES = 16
const TAG_BYTES = 16
const HEADER_BYTES = 21

interface OwnKeys {
  readonly ecdh: ReturnType<typeof createECDH>
  readonly auth: Buffer
}

/** The text of one record [RFC 8188, 2.1] for the browser that holds the keys [RFC 8291, 3.4]. */
function decrypted(body: Buffer, { ecdh, auth }: OwnKeys): string {
  const salt = body.subarray(0, SALT_BYTES)
  const text = HEADER_BYTES + (body[HEADER_BYTES - 1] ?? 0)
  const sender = body.subarray(HEADER_BYTES, text)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = derived(ecdh.computeSecret(sender), auth, info, 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(body.subarray(text, -TAG_BYTES)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** Whether the sender has signed for this service and is who it says [RFC 8292, 2]. */
function isSigned(authorization: string, origin: string): boolean {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/u.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  if (x === undefined || y === undefined) return false
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const named: { readonly aud?: unknown; readonly sub?: unknown } = JSON.parse(
    Buffer.from(claims, 'base64url').toString(),
  )
  return (
    named.aud === origin &&
    /^(?:mailto:|https:)/u.test(String(named.sub)) &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: signer, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
}

interface Kept extends OwnKeys {
  readonly texts: string[]
  isGone: boolean
}

/** Opens a push service on a free port. */
export async function openPushService(): Promise<PushService> {
  const certificate = await newCertificate()
  const browsers = new Map<string, Kept>()
  let knocks = 0
  let origin = ''
  const server = createServer(certificate, async (request, response) => {
    knocks += 1
    const browser = browsers.get(request.url ?? '')
    const body = await buffer(request)
    const status =
      browser === undefined || browser.isGone
        ? 410
        : isSigned(request.headers.authorization ?? '', origin)
          ? 201
          : 403
    if (status === 201) browser?.texts.push(decrypted(body, browser))
    response.writeHead(status).end()
  })
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  origin = `https://localhost:${typeof address === 'object' ? address?.port : ''}`
  const agent = new Agent({ ca: certificate.cert })
  return {
    origin,
    agent,
    knocks: () => knocks,
    newBrowser() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const kept: Kept = { ecdh, auth: randomBytes(16), texts: [], isGone: false }
      const path = `/push/${browsers.size}`
      browsers.set(path, kept)
      return {
        address: {
          endpoint: origin + path,
          keys: {
            p256dh: ecdh.getPublicKey('base64url'),
            auth: kept.auth.toString('base64url'),
          },
        },
        texts: kept.texts,
        leave: () => void (kept.isGone = true),
      }
    },
    async [Symbol.asyncDispose]() {
      agent.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
