import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'

const CHANNEL = '/Listen/channel'
/** A document in the protocol's JSON. */
const DOCUMENT = /"documentChange"/gu
/** No shorter than the word, so that one cut in two is found when the rest has come. */
const OVERLAP = 32
const POLL_MS = 100
const QUIET_MS = 1_500
const LONGEST_MS = 180_000

/** What has come over the listening channel so far. */
export interface ChannelReading {
  /** As they went over the line. */
  readonly bytes: number
  readonly documents: number
}

/** Counts what a page hears of its documents. */
export interface ChannelMeter {
  reading(): ChannelReading
  /** Waits until nothing has come for a while. */
  quiet(): Promise<void>
}

/** Watches the listening channel of a page from now on. */
export async function meterChannel(page: Page): Promise<ChannelMeter> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const watched = new Set<string>()
  const rests = new Map<string, string>()
  let bytes = 0
  let documents = 0
  let lastAt = performance.now()
  const read = (requestId: string, data: string | undefined) => {
    if (data === undefined) return
    const text = (rests.get(requestId) ?? '') + Buffer.from(data, 'base64').toString('latin1')
    const found = [...text.matchAll(DOCUMENT)]
    documents += found.length
    const end = found.at(-1)
    const seenTo = end === undefined ? 0 : end.index + end[0].length
    rests.set(requestId, text.slice(Math.max(seenTo, text.length - OVERLAP)))
  }
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes(CHANNEL)) return
    watched.add(requestId)
    void stream(session, requestId).then((data) => read(requestId, data))
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength, data }) => {
    if (!watched.has(requestId)) return
    lastAt = performance.now()
    bytes += encodedDataLength
    read(requestId, data)
  })
  return {
    reading: () => ({ bytes, documents }),
    async quiet() {
      const begun = performance.now()
      while (performance.now() - lastAt < QUIET_MS && performance.now() - begun < LONGEST_MS)
        await wait(POLL_MS)
    },
  }
}

/** Asks for what an answer brings while it comes; what has come already is the answer. One that is over has nothing more. */
async function stream(session: CDPSession, requestId: string): Promise<string | undefined> {
  try {
    return (await session.send('Network.streamResourceContent', { requestId })).bufferedData
  } catch {
    return undefined
  }
}
