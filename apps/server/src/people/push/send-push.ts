import { Agent } from 'node:https'
import { isIP } from 'node:net'
import type { PushAddress } from '@brigade/domain/people/notifications/push-address.ts'
import webPush, { WebPushError } from 'web-push'
import type { PushKeys } from './push-keys.ts'
import { publicLookup } from './public-lookup.ts'

/** `gone`: the browser takes no more messages there, now or ever. */
export type PushOutcome = 'sent' | 'gone'

/** Sends one text, encrypted for that browser. Rejects when the push service cannot be reached or says no. */
export type SendPush = (to: PushAddress, text: string, keys: PushKeys) => Promise<PushOutcome>

/** A notice older than a day is read in the app. */
const KEPT_SECONDS = 24 * 3600
const TIMEOUT_MS = 10_000

/** Answers of a push service for a subscription that has ended [RFC 8030, 7.3]. */
const GONE: ReadonlySet<number> = new Set([404, 410])

const publicHosts = new Agent({ lookup: publicLookup })

/**
 * Sends over Web Push with this server's own keys.
 * @param contact - `mailto:` or `https:` address where push services reach the operator [RFC 8292, 2.1]
 * @param agent - the way out; only to hosts of the open internet unless a test brings its own
 */
export function pushThrough(contact: string, agent?: Agent): SendPush {
  return async (to, text, keys) => {
    if (agent === undefined && isIP(new URL(to.endpoint).hostname.replaceAll(/[[\]]/gu, '')) !== 0)
      return 'gone'
    try {
      await webPush.sendNotification(to, text, {
        vapidDetails: { subject: contact, ...keys },
        TTL: KEPT_SECONDS,
        timeout: TIMEOUT_MS,
        contentEncoding: 'aes128gcm',
        agent: agent ?? publicHosts,
      })
      return 'sent'
    } catch (error) {
      if (error instanceof WebPushError && GONE.has(error.statusCode)) return 'gone'
      throw error
    }
  }
}
