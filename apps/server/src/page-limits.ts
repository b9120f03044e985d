import { openSlidingWindow, type SlidingWindow } from '@brigade/platform/limits/sliding-window.ts'
import type { FastifyReply } from 'fastify'
import { cardLists } from './people/pages/card-lists.ts'
import { searchPage } from './search/pages/search-page.ts'

const MINUTE_MS = 60_000

/**
 * An address has so many of these pages: a search looks through everything, hardly ever for the same as the one before, and a
 * token that is tried is looked up.
 */
const OF_EACH = { tries: 60, perMs: MINUTE_MS }
const LIMITED: readonly string[] = [searchPage.pattern, '/invite/{token}', '/o/{token}']

/**
 * An address has so many lists of cards together: one looks through 2,000 of them. An office of forty behind one address may
 * open one every ten seconds each.
 */
const OF_LISTS = { tries: 240, perMs: MINUTE_MS }

/** What counts how often an address asks, by the pattern of a page. */
export function openWindows(): ReadonlyMap<string, SlidingWindow> {
  const ofLists = openSlidingWindow(OF_LISTS, Date.now)
  return new Map([
    ...LIMITED.map((pattern) => [pattern, openSlidingWindow(OF_EACH, Date.now)] as const),
    ...cardLists.map(({ pattern }) => [pattern, ofLists] as const),
  ])
}

/** Tells an address that has asked too often when to come again. */
export function sendLater(reply: FastifyReply): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', MINUTE_MS / 1000)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('This address has asked for this too often. Try again in a minute.')
}
