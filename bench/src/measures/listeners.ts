import { setTimeout as wait } from 'node:timers/promises'
import { startPostgresServer } from '@brigade/platform/testing/database/postgres-server.ts'
import { openBrowser } from '@brigade/platform/conformance/test-browser.ts'
import type { Figure } from '../measure.ts'
import { type ChildServer, startChildServer } from '../peer/child-server.ts'
import { openHttpClient } from '../peer/http-client.ts'
import { openSyntheticChannel, type SyntheticChannel } from '../peer/synthetic-channel.ts'
import { residentMemory } from '../resident-memory.ts'
import { sdkDelays } from '../sdk-delays.ts'
import { temporaryFolder } from '../server-process.ts'
import { percentile } from '../statistics.ts'

const LISTENERS = 1_000
const CHANGES = 20
const LIMIT_CHANGE_MS = 150
const CHANNELS = 5_000
const LIMIT_CHANNEL_KB = 150
const KB_PER_MB = 1024
/** Fewer than one address may have. */
const CHANNELS_PER_ADDRESS = 1_000
const OPENED_AT_ONCE = 50
const SETTLE_MS = 3_000
const ROOT = '/v1/projects/brigade/databases/(default)/documents'
const ITEM = { shelf: 'a', name: 'b', price: 1.5, isSold: false }

/** Opens channels from several addresses of this machine, which Linux has without being asked. */
async function openChannels(server: ChildServer, count: number): Promise<readonly SyntheticChannel[]> {
  const channels: SyntheticChannel[] = []
  for (let first = 0; first < count; first += OPENED_AT_ONCE) {
    const localAddress = `127.0.0.${2 + Math.floor(first / CHANNELS_PER_ADDRESS)}`
    using http = openHttpClient(server.url, OPENED_AT_ONCE, { localAddress })
    const opening = Array.from({ length: OPENED_AT_ONCE }, () =>
      openSyntheticChannel({ http, url: server.url, collectionId: 'items', localAddress }),
    )
    channels.push(...(await Promise.all(opening)))
  }
  return channels
}

/** Delays from asking for a change until each listener has it. */
async function changeDelays(
  server: ChildServer,
  channels: readonly SyntheticChannel[],
): Promise<readonly number[]> {
  using http = openHttpClient(server.url, 1)
  const delays: number[] = []
  for (let change = 0; change < CHANGES; change += 1) {
    const name = `changed-${change}-x`
    const seen = channels.map((channel) => channel.seen(name))
    const begun = performance.now()
    await http.send('POST', `${ROOT}:commit`, writeOf('watched', { ...ITEM, name }))
    for (const at of await Promise.all(seen)) delays.push(at - begun)
  }
  return delays
}

function writeOf(id: string, { shelf, name, price, isSold }: typeof ITEM): object {
  const fields = {
    shelf: { stringValue: shelf },
    place: { integerValue: '1' },
    name: { stringValue: name },
    price: { doubleValue: price },
    isSold: { booleanValue: isSold },
  }
  return {
    writes: [{ update: { name: `projects/brigade/databases/(default)/documents/items/${id}`, fields } }],
  }
}

async function sdkFigure(
  driver: string,
  env: Readonly<Record<string, string>>,
  atMost: number,
): Promise<Figure> {
  await using server = await startChildServer('provider-process.ts', env)
  const browser = await openBrowser()
  try {
    const delays = await sdkDelays(browser, { host: new URL(server.url).host })
    return {
      what: `listeners: commit to another page, SDK, ${driver}, p50`,
      value: percentile(delays, 50),
      unit: 'ms',
      limit: { atMost },
      beside: `p95 ${percentile(delays, 95).toFixed(1)} ms, ${delays.length} changes`,
    }
  } finally {
    await browser.close()
  }
}

async function channelFigures(env: Readonly<Record<string, string>>): Promise<readonly Figure[]> {
  await using server = await startChildServer('provider-process.ts', env)
  const listeners = await openChannels(server, LISTENERS)
  await changeDelays(server, listeners)
  const delays = await changeDelays(server, listeners)
  const before = await residentMemory(server.pid)
  const more = await openChannels(server, CHANNELS)
  await wait(SETTLE_MS)
  const after = await residentMemory(server.pid)
  for (const channel of [...listeners, ...more]) channel[Symbol.dispose]()
  return [
    {
      what: `listeners: a change to ${LISTENERS} on one query, p95`,
      value: percentile(delays, 95),
      unit: 'ms',
      limit: { atMost: LIMIT_CHANGE_MS },
      beside: `p50 ${percentile(delays, 50).toFixed(1)} ms, the last of them ${Math.max(...delays).toFixed(1)} ms`,
    },
    {
      what: `listeners: memory of each of ${CHANNELS} channels`,
      value: ((after.nowMb - before.nowMb) * KB_PER_MB) / CHANNELS,
      unit: 'kB',
      limit: { atMost: LIMIT_CHANNEL_KB },
      beside: `resident, ${before.nowMb.toFixed(0)} MB before and ${after.nowMb.toFixed(0)} MB with them`,
    },
  ]
}

/** The provider alone: what many listeners cost, and how long a change takes from page to page. */
export async function measure(): Promise<readonly Figure[]> {
  const postgres = await startPostgresServer()
  await using folder = await temporaryFolder()
  try {
    return [
      ...(await channelFigures({ DATABASE_URL: postgres.url })),
      await sdkFigure('embedded', { BRIGADE_DATA: folder.path }, 15),
      await sdkFigure('a server', { DATABASE_URL: postgres.url }, 20),
    ]
  } finally {
    await postgres.close()
  }
}
