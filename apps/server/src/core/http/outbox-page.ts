import { readdir, readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { escapeUTF8 } from 'entities/escape'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'

const NEWEST = 50

const Message = z.object({ at: z.string(), to: z.string(), subject: z.string(), text: z.string() })

/**
 * `GET /identity/outbox`: the newest messages that would have been sent, for whoever develops the product. They carry links
 * that sign people in, so only a browser on this machine is shown them.
 */
export function registerOutboxPage(app: FastifyInstance, folder: string): void {
  app.get('/identity/outbox', async (request, reply) => {
    if (!isThisMachine(request.ip) || request.headers['x-forwarded-for'] !== undefined) {
      return reply.code(403).send({ error: 'The outbox is shown on the machine of the server alone.' })
    }
    const messages = await newestMessages(folder)
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>Outbox</title><h1>Outbox</h1>${messages.map(shown).join('')}`)
  })
}

async function newestMessages(folder: string): Promise<readonly z.infer<typeof Message>[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const newest = names.toSorted().toReversed().slice(0, NEWEST)
  const texts = await Promise.all(newest.map(async (name) => readFile(join(folder, name), 'utf8')))
  return texts.map((text) => Message.parse(JSON.parse(text)))
}

function shown({ at, to, subject, text }: z.infer<typeof Message>): string {
  const linked = escapeUTF8(text).replaceAll(/https?:\/\/\S+/g, (href) => `<a href="${href}">${href}</a>`)
  return `<h2>${escapeUTF8(subject)}</h2><p>${escapeUTF8(to)}, ${escapeUTF8(at)}</p><pre>${linked}</pre>`
}

function isThisMachine(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}
