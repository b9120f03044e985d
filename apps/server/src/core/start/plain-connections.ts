import type { ServerConfig } from './config.ts'
import { isRemoteHost } from './is-remote-host.ts'

const PROTECTED_MODES: ReadonlySet<string> = new Set(['prefer', 'require', 'verify-ca', 'verify-full'])

const HOW_TO_PROTECT = {
  DATABASE_URL: 'add "sslmode=verify-full"',
  SMTP_URL: 'write "smtps://", or add "requireTLS=true"',
  FILES_URL: 'write "s3://"',
} as const

/**
 * Connections of the server’s own to other machines that anybody on the way could read or answer, a sentence each. They are
 * told and not refused: within a network of its own an operator may have chosen so.
 */
export function plainConnections({ databaseUrl, smtpUrl, s3 }: ServerConfig): readonly string[] {
  const plain = [
    isPlain(databaseUrl, isPlainDatabase) && ('DATABASE_URL' as const),
    isPlain(smtpUrl, isPlainMail) && ('SMTP_URL' as const),
    isPlain(s3?.endpoint, isPlainStore) && ('FILES_URL' as const),
  ].filter((name) => name !== false)
  return plain.map(
    (name) =>
      `${name} names another machine without TLS that is demanded and checked, so whoever is between may read along; to demand it, ${HOW_TO_PROTECT[name]}.`,
  )
}

/** What cannot be read as an address is for whoever uses it to refuse. */
function isPlain(address: string | undefined, isPlainUrl: (url: URL) => boolean): boolean {
  const url = address === undefined ? null : URL.parse(address)
  return url !== null && isPlainUrl(url)
}

function isPlainDatabase({ hostname, searchParams }: URL): boolean {
  const mode = searchParams.get('sslmode')
  // As libpq means them, all but this one let through what they cannot check.
  const isChecked =
    searchParams.get('uselibpqcompat') === 'true'
      ? mode === 'verify-full'
      : mode === null
        ? ['true', '1'].includes(searchParams.get('ssl') ?? '')
        : PROTECTED_MODES.has(mode)
  return !isChecked && isRemoteHost(searchParams.get('host') ?? hostname)
}

function isPlainMail({ protocol, hostname, searchParams }: URL): boolean {
  const isProtected = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
  return !isProtected && isRemoteHost(hostname)
}

function isPlainStore({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && isRemoteHost(hostname)
}
