import { join, resolve } from 'node:path'
import type { DatabasePlace } from '@brigade/platform/database/open-database.ts'
import * as z from 'zod'
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
  /** Folder of everything the server keeps: the embedded database, the outbox. */
  BRIGADE_DATA: z.string().min(1).default('./data'),
  /** A PostgreSQL server; without it the database is embedded in `BRIGADE_DATA`. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
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
  /** How much is logged. */
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

const EXPECTED: Record<keyof z.input<typeof Environment>, string> = {
  PORT: `a whole number from 0 to ${HIGHEST_PORT}`,
  BRIGADE_URL: 'an address without a path, such as https://brigade.example',
  BRIGADE_DATA: 'the path of a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/brigade',
  BRIGADE_DEMO: '"on" or "off"',
  BRIGADE_PROXIES: 'a whole number from 0 to 9',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
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
  readonly isDemo: boolean
  readonly proxies: number
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
    LOG_LEVEL,
  } = parsed.data
  return {
    port: PORT,
    publicUrl: BRIGADE_URL ?? `http://localhost:${PORT}`,
    dataFolder: resolve(BRIGADE_DATA),
    isDemo: BRIGADE_DEMO === 'on',
    proxies: BRIGADE_PROXIES,
    logLevel: LOG_LEVEL,
    ...(BRIGADE_URL !== undefined && { origin: BRIGADE_URL }),
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    ...(SMTP_URL !== undefined && { smtpUrl: SMTP_URL }),
  }
}

/** Their values are not repeated, because logs keep what is printed. */
const MAY_HOLD_PASSWORDS: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL'])

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
