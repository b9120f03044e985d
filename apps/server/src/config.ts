import { join, resolve } from 'node:path'
import type { DatabasePlace } from '@brigade/platform/database/open-database.ts'
import type { S3Place } from '@brigade/platform/files/bytes/s3-store.ts'
import type { IdentitySettings } from '@brigade/platform/platform.ts'
import * as z from 'zod'
import type { BillingSettings } from './billing/billing.ts'
import { readS3Address } from './files/s3-address.ts'
import type { MetricsAddress } from './http/metrics.ts'
import type { TlsFiles } from './http/open-app.ts'
import { isElsewhere } from './is-elsewhere.ts'
import { StartError } from './start-error.ts'

const HIGHEST_PORT = 65_535

/** The name under which the SDK's `OAuthProvider` asks for the operator's provider. */
const OIDC_PROVIDER = 'oidc.sso'

const Environment = z.object({
  /** TCP port of the server; 0 takes any free one. */
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= HIGHEST_PORT)
    .default(8080),
  /** Address under which people reach this server; links in e-mails begin with it. */
  BRIGADE_URL: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/)
    .optional(),
  /** Folder of everything the server keeps: the embedded database, the outbox, people's files. */
  BRIGADE_DATA: z.string().min(1).default('./data'),
  /** A PostgreSQL server; without it the database is embedded in `BRIGADE_DATA`. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .optional(),
  /** A bucket of an S3-compatible store for people's files; without it they lie in `BRIGADE_DATA`. */
  FILES_URL: z
    .string()
    .transform((address) => readS3Address(address))
    .refine((place) => place !== undefined)
    .optional(),
  /** Whether a fresh database starts with the demo kitchen; its people have passwords that everybody knows. */
  BRIGADE_DEMO: z.enum(['on', 'off']).optional(),
  /** SMTP server for e-mail; without it messages are written to the outbox folder. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/)
    .optional(),
  /** A provider of identities that speaks OpenID Connect, with whom people may sign in. */
  OIDC_ISSUER: z
    .string()
    .regex(/^(https:\/\/[^\s?#]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/[^\s?#]*)?)$/)
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(40).default('Single sign-on'),
  /** What a new password must be: its shortest length, kinds of characters it must have, and none that is tried first. */
  BRIGADE_PASSWORDS: z
    .string()
    .regex(/^([6-9]|[1-9]\d)( (lower|upper|digit|other|unguessed))*$/)
    .default('6'),
  /** A secret kept outside the database; it locks up the secrets of second factors. */
  BRIGADE_SECRET: z.string().min(32).optional(),
  /** Where push services reach whoever runs this server. */
  BRIGADE_CONTACT: z.email().optional(),
  /** Whether plans are sold here: `off` gives everything to everybody, `manual` is confirmed by the operator. */
  BRIGADE_BILLING: z.enum(['off', 'manual', 'stripe']).default('off'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/)
    .optional(),
  /** `development` shows the outbox to this machine; nothing else depends on it. */
  NODE_ENV: z.string().optional(),
  /** How many proxies stand in front; each adds one address to `X-Forwarded-For`. Limits count the one before them. */
  BRIGADE_PROXIES: z.string().regex(/^\d$/).transform(Number).default(0),
  /** Certificate and key of the server's own, PEM files: it then serves HTTP/2 over TLS itself. */
  TLS_CERT: z.string().min(1).optional(),
  TLS_KEY: z.string().min(1).optional(),
  /** Where `GET /metrics` is served for Prometheus; absent, nowhere. */
  BRIGADE_METRICS: z
    .string()
    .regex(/^[^\s:]+:\d{1,5}$/)
    .transform((address) => {
      const [host = '', port] = address.split(':')
      return { host, port: Number(port) }
    })
    .refine(({ port }) => port <= HIGHEST_PORT)
    .optional(),
  /** Name of this process among several; the session ids of its channels begin with it. */
  BRIGADE_NODE: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/)
    .optional(),
  /** How much is logged. */
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

const EXPECTED: Record<keyof z.input<typeof Environment>, string> = {
  PORT: `a whole number from 0 to ${HIGHEST_PORT}`,
  BRIGADE_URL: 'an address without a path, such as https://brigade.example',
  BRIGADE_DATA: 'the path of a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/brigade',
  FILES_URL: 'an address such as s3://key:secret@s3.example.com/bucket?region=eu-central-1',
  BRIGADE_DEMO: '"on" or "off"',
  BRIGADE_PROXIES: 'a whole number from 0 to 9',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  OIDC_ISSUER: 'an address such as https://id.example, together with OIDC_CLIENT_ID',
  OIDC_CLIENT_ID: 'the name the provider knows this server by, together with OIDC_ISSUER',
  OIDC_CLIENT_SECRET: 'the secret of OIDC_CLIENT_ID',
  OIDC_NAME: 'a name of up to 40 characters',
  BRIGADE_PASSWORDS:
    'a length from 6 to 99, and any of lower, upper, digit, other and unguessed, such as "10 upper digit"',
  BRIGADE_SECRET: 'at least 32 characters that nobody guesses',
  BRIGADE_CONTACT: 'an e-mail address, such as it@brigade.example',
  BRIGADE_BILLING: '"off", "manual" or "stripe"',
  STRIPE_SECRET_KEY: 'the secret key of a Stripe account, sk_…, together with BRIGADE_BILLING=stripe',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook, whsec_…, together with BRIGADE_BILLING=stripe',
  NODE_ENV: 'a word',
  TLS_CERT: 'the path of a certificate, together with TLS_KEY',
  TLS_KEY: 'the path of the key of TLS_CERT, together with it',
  BRIGADE_METRICS: 'an address to listen on, such as 127.0.0.1:9464',
  BRIGADE_NODE: 'up to 32 small letters, digits and hyphens',
  LOG_LEVEL: '"silent", "error", "warn", "info" or "debug"',
}

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
  readonly smtpUrl?: string
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
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ServerConfig {
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
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    ...(SMTP_URL !== undefined && { smtpUrl: SMTP_URL }),
    ...(FILES_URL !== undefined && { s3: FILES_URL }),
  }
}

/** Whether people reach the server from other machines, as far as its settings tell. */
function isPublic(address: string | undefined): boolean {
  return isElsewhere(URL.parse(address ?? '')?.hostname ?? '')
}

function identityOf(
  environment: Readonly<Record<string, string | undefined>>,
  settings: z.infer<typeof Environment>,
): IdentitySettings {
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

function billingOf(
  environment: Readonly<Record<string, string | undefined>>,
  { BRIGADE_BILLING, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: z.infer<typeof Environment>,
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

function tlsOf(
  environment: Readonly<Record<string, string | undefined>>,
  { TLS_CERT, TLS_KEY }: z.infer<typeof Environment>,
): TlsFiles | undefined {
  if (TLS_CERT === undefined && TLS_KEY === undefined) return undefined
  if (TLS_CERT === undefined) throw new StartError(problemSentence(environment, 'TLS_CERT'))
  if (TLS_KEY === undefined) throw new StartError(problemSentence(environment, 'TLS_KEY'))
  return { certificate: resolve(TLS_CERT), key: resolve(TLS_KEY) }
}

/** Their values are not repeated, because logs keep what is printed. */
const MAY_HOLD_PASSWORDS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'FILES_URL',
  'OIDC_CLIENT_SECRET',
  'BRIGADE_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
])

function problemSentence(
  environment: Readonly<Record<string, string | undefined>>,
  key: PropertyKey | undefined,
): string {
  const name = Object.keys(EXPECTED).find((known): known is keyof typeof EXPECTED => known === key)
  if (name === undefined) return 'The settings cannot be read.'
  const shown = MAY_HOLD_PASSWORDS.has(name) ? '' : ` is "${environment[name]}" but`
  return `${name}${shown} must be ${EXPECTED[name]}.`
}

/** Where the database of these settings lives. */
export function placeOf({ databaseUrl, dataFolder }: ServerConfig): DatabasePlace {
  return databaseUrl === undefined
    ? { kind: 'folder', path: join(dataFolder, 'database') }
    : { kind: 'url', url: databaseUrl }
}

/** Where push services reach the operator: by e-mail, else by way of the site itself. */
export function contactOf({ contact, publicUrl }: ServerConfig): string {
  if (contact !== undefined) return `mailto:${contact}`
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:operator@localhost'
}
