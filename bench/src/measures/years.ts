import { mkdir, mkdtemp, cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Device, openBrowser, type TestBrowser } from '@brigade/testing/browser.ts'
import { type Person, signedIn, signInOn } from '@brigade/testing/cast.ts'
import type { Figure } from '../measure.ts'
import { startServerProcess } from '../server-process.ts'
import { meterChannel } from '../years/channel-meter.ts'
import { type KitchenYears, makeKitchens } from '../years/make-kitchens.ts'
import { type Screen, screens } from '../years/screens.ts'

const OWNER = { name: 'Ines Moura', email: 'ines@tern.example', password: 'tern-kitchen' }
const OLDEST = 3
const LIMIT_TIMES = 1.5
const LIMIT_KB = 300
const LIMIT_DOCUMENTS = 300
const LONGEST_MS = 170_000
const MS_PER_SECOND = 1000

/** What a screen cost on a device that was signed in and had never seen it, and once more on the same device. */
interface Opening {
  readonly coldSeconds: number
  readonly warmSeconds: number
  readonly documents: number
  readonly kilobytes: number
}

/**
 * Every screen of one kitchen when it is new, after a year and after three: seconds to usable content, documents read
 * and bytes over the listening channel. `BENCH_YEARS=folder` keeps the kitchens there, `BENCH_SCREENS=recipes,menu` asks
 * for some screens, `BENCH_KITCHENS=0,3` for some kitchens.
 */
export async function measure(): Promise<readonly Figure[]> {
  const kept = process.env['BENCH_YEARS']
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'brigade-years-')))
  try {
    const kitchens = ([0, 1, 3] as const).filter((years) => isAsked('BENCH_KITCHENS', String(years)))
    const folders = await makeKitchens(folder, kitchens)
    const openings = new Map<KitchenYears, ReadonlyMap<string, Opening>>()
    for (const years of kitchens) openings.set(years, await openAll(folders.get(years) ?? folder))
    return kitchens.flatMap((years) => figuresOf(years, openings))
  } finally {
    if (kept === undefined) await rm(folder, { recursive: true, force: true })
  }
}

function isAsked(variable: string, name: string): boolean {
  const asked = process.env[variable]
  return asked === undefined || asked.split(',').includes(name)
}

/** Opens every screen of a kitchen, each on a device of its own. The server works on a copy of its data. */
async function openAll(folder: string): Promise<ReadonlyMap<string, Opening>> {
  const copy = `${folder}-copy`
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { recursive: true })
  await cp(folder, copy, { recursive: true })
  try {
    await using server = await startServerProcess({ program: 'server', folder: copy, demo: 'on' })
    await using browser = await openBrowser(server.url)
    const owner = await signedIn(server.url, OWNER)
    const openings = new Map<string, Opening>()
    for (const screen of screens.filter(({ name }) => isAsked('BENCH_SCREENS', name))) {
      openings.set(screen.name, await open(browser, owner, screen))
    }
    return openings
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function open(browser: TestBrowser, owner: Person, screen: Screen): Promise<Opening> {
  const device = await browser.newDevice()
  try {
    await signInOn(device, owner)
    const meter = await meterChannel(device.page)
    const coldSeconds = await secondsUntilUsable(device, screen)
    await meter.quiet()
    const { documents, bytes } = meter.reading()
    const warmSeconds = await secondsUntilUsable(device, screen)
    return { coldSeconds, warmSeconds, documents, kilobytes: bytes / 1000 }
  } finally {
    await device.context.close()
  }
}

/** Infinite when it does not become usable at all. */
async function secondsUntilUsable({ page }: Device, { path, ready }: Screen): Promise<number> {
  const begun = performance.now()
  try {
    await page.goto(path, { waitUntil: 'commit' })
    for (const selector of ready) await page.locator(selector).first().waitFor({ timeout: LONGEST_MS })
  } catch {
    return Number.POSITIVE_INFINITY
  }
  return (performance.now() - begun) / MS_PER_SECOND
}

function figuresOf(
  years: KitchenYears,
  openings: ReadonlyMap<KitchenYears, ReadonlyMap<string, Opening>>,
): readonly Figure[] {
  const age = years === 0 ? 'demo' : years === 1 ? '1 year' : `${years} years`
  return [...(openings.get(years) ?? [])].flatMap(([name, opening]): readonly Figure[] => {
    const demo = openings.get(0)?.get(name)
    const isLimited = years === OLDEST
    const seconds = (what: string, value: number, ofDemo: number | undefined): Figure => ({
      what: `years: ${name}, ${age}, ${what}`,
      value,
      unit: 's',
      ...(isLimited &&
        ofDemo !== undefined && { limit: { atMost: Number((LIMIT_TIMES * ofDemo).toFixed(1)) } }),
      ...(years !== 0 && ofDemo !== undefined && { pair: { what: 'demo', value: ofDemo } }),
    })
    return [
      seconds('cold', opening.coldSeconds, demo?.coldSeconds),
      seconds('warm', opening.warmSeconds, demo?.warmSeconds),
      {
        what: `years: ${name}, ${age}, documents`,
        value: opening.documents,
        unit: 'documents',
        ...(isLimited && { limit: { atMost: LIMIT_DOCUMENTS } }),
      },
      {
        what: `years: ${name}, ${age}, channel`,
        value: opening.kilobytes,
        unit: 'kB',
        ...(isLimited && { limit: { atMost: LIMIT_KB } }),
      },
    ]
  })
}
