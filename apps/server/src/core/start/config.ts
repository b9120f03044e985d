import { join, resolve } from 'node:path'
import type { DatabasePlace } from '@brigade/platform/database/open-database.ts'
import type { ClamdPlace } from '@brigade/platform/files/scanning/clamd.ts'
import type { S3Place } from '@brigade/platform/files/bytes/s3-store.ts'
import type { IdentitySettings } from '@brigade/platform/platform.ts'
import type { BackupSettings } from '../backups/nightly-backup.ts'
import type { BillingSettings } from './billing.ts'
import { Environment, problemSentence, type Settings, type Variables } from './environment.ts'
import type { MetricsAddress } from '../http/metrics.ts'
import { isRemoteHost } from './is-remote-host.ts'
import { StartError } from './start-error.ts'

/** The name under which the SDK's `OAuthProvider` asks for the operator's provider. */
const OIDC_PROVIDER = 'oidc.sso'

/** The files of the server's own certificate, both PEM. */
export interface TlsFiles {
  readonly certificate: string
  readonly key: string
}

/** The server's settings, each read once. */
export interface ServerConfig {
  readonly port: number
  /** Where links in e-mails lead. */
  readonly publicUrl: string
  /** The address that pages name as theirs; absent, each visitor's own way here. */
  readonly origin?: string
  /** The operator's e-mail address. */
  readonly contact?: string
  readonly dataFolder: string
  readonly databaseUrl?: string
  /** Where the nightly backups go; absent, none are made. */
  readonly backups?: BackupSettings
  /** Key of encrypted backups, of the nightly ones and of others. */
  readonly backupKey?: string
  readonly smtpUrl?: string
  /** Looks through files for viruses; absent, nobody does. */
  readonly clamd?: ClamdPlace
  /** Whether plans are sold, and how they are paid. */
  readonly billing: BillingSettings
  /** How people may sign in: as the provider of identities takes it. */
  readonly identity: IdentitySettings
  /** Whether new passwords that are tried first are refused. */
  readonly isGuessedRefused: boolean
  /** Whether the outbox is shown to this machine. */
  readonly isDevelopment: boolean
  /** Where people's files lie; in the data folder when absent. */
  readonly s3?: S3Place
  readonly isDemo: boolean
  readonly proxies: number
  readonly tls?: TlsFiles
  readonly metrics?: MetricsAddress
  readonly node?: string
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

/**
 * Reads the server's settings from the environment, once.
 * @throws StartError with one sentence that names the variable, its value and what it should be
 */
export function readConfig(environment: Variables): ServerConfig {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) throw new StartError(problemSentence(environment, parsed.error.issues[0]?.path[0]))
  const {
    PORT,
    BRIGADE_URL,
    BRIGADE_DATA,
    DATABASE_URL,
    BRIGADE_DEMO,
    BRIGADE_PROXIES,
    SMTP_URL,
    CLAMD,
    FILES_URL,
    LOG_LEVEL,
    BRIGADE_METRICS,
    BRIGADE_NODE,
    BRIGADE_CONTACT,
  } = parsed.data
  const tls = tlsOf(environment, parsed.data)
  return {
    port: PORT,
    publicUrl: BRIGADE_URL ?? `${tls === undefined ? 'http' : 'https'}://localhost:${PORT}`,
    dataFolder: resolve(BRIGADE_DATA),
    isDemo: (BRIGADE_DEMO ?? (isPublic(BRIGADE_URL) ? 'off' : 'on')) === 'on',
    proxies: BRIGADE_PROXIES,
    identity: identityOf(environment, parsed.data),
    isGuessedRefused: parsed.data.BRIGADE_PASSWORDS.includes(' unguessed'),
    billing: billingOf(environment, parsed.data),
    isDevelopment: parsed.data.NODE_ENV === 'development',
    logLevel: LOG_LEVEL,
    ...(BRIGADE_URL !== undefined && { origin: BRIGADE_URL }),
    ...(BRIGADE_CONTACT !== undefined && { contact: BRIGADE_CONTACT }),
    ...(tls !== undefined && { tls }),
    ...(BRIGADE_METRICS !== undefined && { metrics: BRIGADE_METRICS }),
    ...(BRIGADE_NODE !== undefined && { node: BRIGADE_NODE }),
    ...backupsOf(parsed.data),
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    ...(CLAMD !== undefined && { clamd: CLAMD }),
    ...(SMTP_URL !== undefined && { smtpUrl: SMTP_URL }),
    ...(FILES_URL !== undefined && { s3: FILES_URL }),
  }
}

/** Whether people reach the server from other machines, as far as its settings tell. */
function isPublic(address: string | undefined): boolean {
  return isRemoteHost(URL.parse(address ?? '')?.hostname ?? '')
}

function identityOf(environment: Variables, settings: Settings): IdentitySettings {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = settings
  const { BRIGADE_SECRET, BRIGADE_PASSWORDS } = settings
  if (OIDC_CLIENT_ID === undefined && OIDC_ISSUER !== undefined) {
    throw new StartError(problemSentence(environment, 'OIDC_CLIENT_ID'))
  }
  if (OIDC_ISSUER === undefined && (OIDC_CLIENT_ID ?? OIDC_CLIENT_SECRET) !== undefined) {
    throw new StartError(problemSentence(environment, 'OIDC_ISSUER'))
  }
  const [length, ...kinds] = BRIGADE_PASSWORDS.split(' ')
  return {
    ...(OIDC_ISSUER !== undefined &&
      OIDC_CLIENT_ID !== undefined && {
        providers: [
          {
            providerId: OIDC_PROVIDER,
            name: OIDC_NAME,
            issuer: OIDC_ISSUER,
            clientId: OIDC_CLIENT_ID,
            ...(OIDC_CLIENT_SECRET !== undefined && { clientSecret: OIDC_CLIENT_SECRET }),
          },
        ],
      }),
    ...(BRIGADE_SECRET !== undefined && { secret: BRIGADE_SECRET }),
    passwordPolicy: {
      minimumLength: Number(length),
      needsLowercase: kinds.includes('lower'),
      needsUppercase: kinds.includes('upper'),
      needsDigit: kinds.includes('digit'),
      needsOther: kinds.includes('other'),
    },
  }
}

function backupsOf({
  BRIGADE_BACKUPS,
  BRIGADE_BACKUP_KEY: backupKey,
  BRIGADE_DATA,
}: Settings): Pick<ServerConfig, 'backups' | 'backupKey'> {
  const key = backupKey !== undefined && { key: backupKey }
  const folder = resolve(BRIGADE_BACKUPS ?? join(BRIGADE_DATA, 'backups'))
  return {
    ...(backupKey !== undefined && { backupKey }),
    ...(BRIGADE_BACKUPS !== 'off' && { backups: { folder, ...key } }),
  }
}

function billingOf(
  environment: Variables,
  { BRIGADE_BILLING, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Settings,
): BillingSettings {
  if (BRIGADE_BILLING !== 'stripe') {
    if ((STRIPE_SECRET_KEY ?? STRIPE_WEBHOOK_SECRET) === undefined) return { mode: BRIGADE_BILLING }
    throw new StartError(
      'BRIGADE_BILLING must be "stripe" when STRIPE_SECRET_KEY or STRIPE_WEBHOOK_SECRET is set.',
    )
  }
  if (STRIPE_SECRET_KEY === undefined) throw new StartError(problemSentence(environment, 'STRIPE_SECRET_KEY'))
  if (STRIPE_WEBHOOK_SECRET === undefined) {
    throw new StartError(problemSentence(environment, 'STRIPE_WEBHOOK_SECRET'))
  }
  return { mode: 'stripe', secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET }
}

function tlsOf(environment: Variables, { TLS_CERT, TLS_KEY }: Settings): TlsFiles | undefined {
  if (TLS_CERT === undefined && TLS_KEY === undefined) return undefined
  if (TLS_CERT === undefined) throw new StartError(problemSentence(environment, 'TLS_CERT'))
  if (TLS_KEY === undefined) throw new StartError(problemSentence(environment, 'TLS_KEY'))
  return { certificate: resolve(TLS_CERT), key: resolve(TLS_KEY) }
}

/** Where the database of these settings lives. */
export function placeOf({ databaseUrl, dataFolder }: ServerConfig): DatabasePlace {
  return databaseUrl === undefined
    ? { kind: 'folder', path: join(dataFolder, 'postgresql') }
    : { kind: 'url', url: databaseUrl }
}

/** Where push services reach the operator: by e-mail, else by way of the site itself. */
export function contactOf({ contact, publicUrl }: ServerConfig): string {
  if (contact !== undefined) return `mailto:${contact}`
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:operator@localhost'
}
