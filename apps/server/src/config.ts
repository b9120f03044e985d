import { join, resolve } from 'node:path'
import type { DatabasePlace } from '@brigade/platform/database/open-database.ts'
import type { S3Place } from '@brigade/platform/files/bytes/s3-store.ts'
import * as z from 'zod'
import { readS3Address } from './files/s3-address.ts'
import type { MetricsAddress } from './http/metrics.ts'
import type { TlsFiles } from './http/open-app.ts'
import { StartError } from './start-error.ts'

const HIGHEST_PORT = 65_535

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
  /** Whether a fresh database starts with the demo kitchen. */
  BRIGADE_DEMO: z.enum(['on', 'off']).default('on'),
  /** SMTP server for e-mail; without it messages are written to the outbox folder. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/)
    .optional(),
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
  readonly dataFolder: string
  readonly databaseUrl?: string
  readonly smtpUrl?: string
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
  } = parsed.data
  const tls = tlsOf(environment, parsed.data)
  return {
    port: PORT,
    publicUrl: BRIGADE_URL ?? `${tls === undefined ? 'http' : 'https'}://localhost:${PORT}`,
    dataFolder: resolve(BRIGADE_DATA),
    isDemo: BRIGADE_DEMO === 'on',
    proxies: BRIGADE_PROXIES,
    logLevel: LOG_LEVEL,
    ...(BRIGADE_URL !== undefined && { origin: BRIGADE_URL }),
    ...(tls !== undefined && { tls }),
    ...(BRIGADE_METRICS !== undefined && { metrics: BRIGADE_METRICS }),
    ...(BRIGADE_NODE !== undefined && { node: BRIGADE_NODE }),
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    ...(SMTP_URL !== undefined && { smtpUrl: SMTP_URL }),
    ...(FILES_URL !== undefined && { s3: FILES_URL }),
  }
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
const MAY_HOLD_PASSWORDS: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL', 'FILES_URL'])

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
