import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeDurableFolder, writeDurably } from '../durable/durable-files.ts'

/** One message in plain text. */
export interface Mail {
  /** One bare e-mail address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Names the message, the same with every try: letters and digits. A mail server that has it already takes it for the same. */
  readonly id?: string
}

/** Sends messages. */
export interface Outbox {
  /** Whether messages reach people: without a mail server they stay in the folder. */
  readonly reachesPeople: boolean
  /** Resolves when the mail server or the disk has the message; rejects when it could not be sent. */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

interface OutboxOptions {
  /** Folder that receives one JSON file per message when no mail server is configured. */
  readonly folder: string
  /** `smtp://user:password@host:port` or `smtps://…`; absent: messages stay in the folder. */
  readonly smtpUrl?: string | undefined
  /** Sender's address, used with a mail server. */
  readonly from?: string | undefined
}

/** Sends through the mail server when one is configured, else writes messages to files. */
export async function openOutbox({ folder, smtpUrl, from }: OutboxOptions): Promise<Outbox> {
  return smtpUrl === undefined ? openFolderOutbox(folder) : openSmtpOutbox(smtpUrl, from)
}

/**
 * Writes each message to `{folder}/{time}-{id}.json`: `{at, to, subject, text}`. A file appears complete or not
 * at all, and only its owner may read it, because messages contain sign-in links.
 */
async function openFolderOutbox(folder: string): Promise<Outbox> {
  await makeDurableFolder(folder, 0o700)
  return {
    reachesPeople: false,
    async send(mail) {
      const at = new Date().toISOString()
      const name = `${at.replaceAll(':', '-')}-${randomUUID()}`
      const unfinished = join(folder, `.${name}.part`)
      const text = `${JSON.stringify({ at, ...mail }, null, 2)}\n`
      await writeDurably(join(folder, `${name}.json`), unfinished, text, 0o600)
    },
    async close() {},
  }
}

/** Keeps messages in memory, for test servers. */
export function openMemoryOutbox(): Outbox & { readonly sent: readonly Mail[] } {
  const sent: Mail[] = []
  return {
    reachesPeople: true,
    sent,
    async send(mail) {
      sent.push(mail)
    },
    async close() {},
  }
}

/** How long a mail server may take to greet, and to answer. */
const MAIL_ANSWERS_WITHIN_MS = 10_000

/**
 * Connects to a mail server and signs in, without sending anything.
 * @throws Error when it does not answer or rejects the account
 */
export async function tryMailServer(smtpUrl: string): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: MAIL_ANSWERS_WITHIN_MS,
    greetingTimeout: MAIL_ANSWERS_WITHIN_MS,
    socketTimeout: MAIL_ANSWERS_WITHIN_MS,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

function openSmtpOutbox(smtpUrl: string, from = 'no-reply@localhost'): Outbox {
  const transport = createTransport(smtpUrl)
  return {
    reachesPeople: true,
    async send({ to, subject, text, id }) {
      const messageId =
        id === undefined ? {} : { messageId: `<${id}@${from.split('@').at(-1) ?? 'localhost'}>` }
      // An address object is not parsed, so a comma in it cannot become a second recipient.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, ...messageId })
    },
    async close() {
      transport.close()
    },
  }
}
