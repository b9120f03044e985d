import { paramsOf } from '@brigade/contract/path.ts'
import { nextMailTry } from '@brigade/domain/core/mail/mail-retry.ts'
import {
  type OrderMail,
  type OrderMailFacts,
  orderMails,
} from '@brigade/domain/kitchen/ordering/order-mail.ts'
import { orderLines, orders } from '@brigade/domain/kitchen/ordering/order.ts'
import { defineJob, type Job } from '@brigade/platform/jobs/define-job.ts'
import type { Outbox } from '@brigade/platform/mail/outbox.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { type FoundDocument, findDocuments } from '../../core/functions/find-documents.ts'
import { runEach } from '../../core/functions/run-each.ts'
import { storeOf } from '../../core/functions/store.ts'
import { systemScope } from '../../core/functions/system-scope.ts'

const FIVE_SECONDS_MS = 5000
/** Of one look; the rest comes with the next. */
const MOST_AT_ONCE = 50

export interface MailParts {
  readonly outbox: Pick<Outbox, 'send' | 'reachesPeople'>
  /** Under which the world knows this server. */
  readonly publicUrl: string
  readonly words: (
    locale: string,
    facts: OrderMailFacts,
  ) => Promise<{ readonly subject: string; readonly text: string }>
}

type Documents = Pick<Platform, 'documents'>
type Waiting = FoundDocument<OrderMail>

/** The order of a mail as it stands, with its lines; undefined when it is not to be sent any more. */
function orderOf({ documents }: Documents, { content }: Waiting) {
  return documents.transact(async (tx) => {
    const store = storeOf(systemScope(content.createdBy, tx))
    const { orderId } = content
    const order = await store.load(orders, { orderId })
    if (order === undefined || order.state === 'cancelled') return undefined
    const lines = await store.find(orderLines, { params: { orderId } })
    return { order, lines: lines.map((line) => line.content) }
  })
}

/** Notes on the order what became of its mail, and takes the mail from the queue or lets it wait for another try. */
function settle(
  { documents }: Documents,
  { path, content }: Waiting,
  outcome: 'sent' | 'failed' | 'given-up' | 'not-wanted',
): Promise<void> {
  return documents.transact(async (tx) => {
    const store = storeOf(systemScope(content.createdBy, tx))
    const tries = content.tries + 1
    const again = outcome === 'failed' ? nextMailTry(tries, tx.now) : undefined
    if (again !== undefined) {
      store.change(orderMails, paramsOf(orderMails, path), { tries, nextTryAt: again })
      return
    }
    tx.delete(path)
    if (outcome === 'not-wanted') return
    store.change(
      orders,
      { orderId: content.orderId },
      { mail: { to: content.to, state: outcome === 'sent' ? 'sent' : 'failed', at: tx.now } },
    )
  })
}

async function sendOne(documents: Documents, waiting: Waiting, parts: MailParts): Promise<boolean> {
  const found = await orderOf(documents, waiting)
  if (found === undefined) {
    await settle(documents, waiting, 'not-wanted')
    return false
  }
  const { to, token, locale } = waiting.content
  const link = `${parts.publicUrl}/o/${token}`
  const mail = await parts.words(locale, { ...found, link })
  // The same id with every try: a mail server that took it without our hearing so knows the second one again.
  const sent = await parts.outbox.send({ to, ...mail, id: waiting.id }).then(
    () => true,
    () => false,
  )
  // Without a mail server it lies in the operator's folder, and the order must not say that it has left.
  const { reachesPeople } = parts.outbox
  await settle(documents, waiting, sent ? (reachesPeople ? 'sent' : 'given-up') : 'failed')
  return sent && reachesPeople
}

/**
 * Mails the orders that wait for it and whose time has come.
 * @returns how many left
 */
export async function sendOrderMails(
  documents: Documents,
  parts: MailParts,
  signal?: AbortSignal,
): Promise<number> {
  const due = await documents.documents.transact((tx) =>
    findDocuments(tx, orderMails, { range: [['nextTryAt', '<=', tx.now]], limit: MOST_AT_ONCE }),
  )
  return runEach(due, (waiting) => sendOne(documents, waiting, parts), signal)
}

/** Mails orders to suppliers without an account. */
export function sendOrderMailsJob(parts: MailParts): Job<Platform> {
  return defineJob({
    name: 'send-order-mails',
    everyMs: FIVE_SECONDS_MS,
    run: (platform, signal) => sendOrderMails(platform, parts, signal),
  })
}
