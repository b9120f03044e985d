import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createSecureContext, connect } from 'node:tls'
import type { ServerConfig } from '../start/config.ts'
import { causeInWords } from '../start/start-error.ts'
import { type Finding, findingsOf } from './finding.ts'

const { good, advice, act } = findingsOf('Certificates')
const DAY_MS = 86_400_000
/** Authorities renew a month before the end; two weeks without that means that renewing fails. */
const RENEW_DAYS = 14
const ANSWERS_WITHIN_MS = 5_000
const HTTPS_PORT = 443

/** Whether the certificate people see is good for a while: the server's own, and what BRIGADE_URL answers with. */
export async function checkCertificates(config: ServerConfig, now: Date): Promise<readonly Finding[]> {
  const { tls, origin } = config
  const own = tls === undefined ? [] : [await checkFiles(tls.certificate, tls.key, now)]
  const isSecure = origin?.startsWith('https:') === true
  const seen = isSecure ? [await checkAddress(new URL(origin), now)] : []
  if (own.length + seen.length > 0) return [...own, ...seen]
  return [
    origin === undefined
      ? good('None is needed: the server is for this machine.')
      : advice(`BRIGADE_URL is "${origin}", without TLS: whoever is between reads along.`),
  ]
}

async function checkFiles(certificate: string, key: string, now: Date): Promise<Finding> {
  try {
    const [cert, secret] = await Promise.all([readFile(certificate), readFile(key)])
    createSecureContext({ cert, key: secret })
    return judge(`TLS_CERT, "${certificate}",`, new X509Certificate(cert), now)
  } catch (error) {
    return act(`TLS_CERT and TLS_KEY cannot be used (${causeInWords(error)}): correct the files.`)
  }
}

async function checkAddress({ hostname, port, origin }: URL, now: Date): Promise<Finding> {
  try {
    return judge(origin, await certificateAt(hostname, Number(port || HTTPS_PORT)), now)
  } catch (error) {
    return act(
      `${origin} does not show a good certificate (${causeInWords(error)}): start the server or the proxy, and check its certificate.`,
    )
  }
}

/** The certificate that is shown at an address, when its chain and name are good. */
function certificateAt(host: string, port: number): Promise<X509Certificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: ANSWERS_WITHIN_MS }, () => {
      const certificate = socket.getPeerX509Certificate()
      socket.end()
      if (certificate === undefined) reject(new Error('it shows none'))
      else resolve(certificate)
    })
    socket.once('timeout', () => socket.destroy(new Error('it does not answer')))
    socket.once('error', reject)
  })
}

function judge(whose: string, { validTo }: X509Certificate, now: Date): Finding {
  const days = Math.floor((new Date(validTo).getTime() - now.getTime()) / DAY_MS)
  if (days < 0) return act(`The certificate of ${whose} ended on ${validTo}: renew it now.`)
  if (days < RENEW_DAYS) return act(`The certificate of ${whose} ends in ${days} days: renew it.`)
  return good(`The certificate of ${whose} is good for ${days} days.`)
}
