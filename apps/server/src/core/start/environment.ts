import * as z from 'zod'
import { readS3Address } from '../files/s3-address.ts'

const HIGHEST_PORT = 65_535

/** The variables that the server reads, each as text, and what becomes of them. */
export const Environment = z.object({
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
  /** Folder of the nightly backups; `backups` in `BRIGADE_DATA` when absent, and no backups with `off`. */
  BRIGADE_BACKUPS: z.string().min(1).optional(),
  /** Encrypts backups; a backup can only be read with the key it was made with. */
  BRIGADE_BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]+$/)
    .optional(),
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
  /** A ClamAV daemon that looks through every file people send; without it nobody does. */
  CLAMD: z
    .string()
    .regex(/^[^\s:]+:\d{1,5}$/)
    .refine((address) => Number(address.split(':')[1]) <= HIGHEST_PORT)
    .transform((address) => ({ host: address.split(':')[0] ?? '', port: Number(address.split(':')[1]) }))
    .optional(),
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
  BRIGADE_BACKUPS: 'the path of a folder, or "off"',
  BRIGADE_BACKUP_KEY: 'a key as `npm run backup -- --new-key` makes it, AGE-SECRET-KEY-1…',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/brigade',
  FILES_URL: 'an address such as s3://key:secret@s3.example.com/bucket?region=eu-central-1',
  BRIGADE_DEMO: '"on" or "off"',
  BRIGADE_PROXIES: 'a whole number from 0 to 9',
  CLAMD: 'the address of a ClamAV daemon, such as clamd.example:3310',
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

/** The settings as they are read. */
export type Settings = z.infer<typeof Environment>

/** The environment as a process has it. */
export type Variables = Readonly<Record<string, string | undefined>>

/** Their values are not repeated, because logs keep what is printed. */
const MAY_HOLD_PASSWORDS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'FILES_URL',
  'OIDC_CLIENT_SECRET',
  'BRIGADE_BACKUP_KEY',
  'BRIGADE_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
])

/** One sentence that names a variable, its value where it is no secret, and what it should be. */
export function problemSentence(environment: Variables, key: PropertyKey | undefined): string {
  const name = Object.keys(EXPECTED).find((known): known is keyof typeof EXPECTED => known === key)
  if (name === undefined) return 'The settings cannot be read.'
  const shown = MAY_HOLD_PASSWORDS.has(name) ? '' : ` is "${environment[name]}" but`
  return `${name}${shown} must be ${EXPECTED[name]}.`
}
