import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromiumPath } from '@brigade/testing/browser.ts'
import { freePort } from '@brigade/platform/conformance/free-port.ts'
import { chromium } from 'playwright-core'
import { z } from 'zod'
import { installedPackage } from '../installed-package.ts'
import type { Figure } from '../measure.ts'
import { startServerProcess, temporaryFolder } from '../server-process.ts'
import { median } from '../statistics.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const PAGES = ['/', '/jobs', '/jobs/demo-baker', '/kitchens/demo-tern', '/professionals/demo-professional-1']
const RUNS = 3
/** On a busy machine a trace may miss its end; Lighthouse gives such a run no score. */
const TRIES = 4

/** What has to be perfect, and what may lose five points to the machine. */
const SCORES = [
  ['performance', 95],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
] as const
const METRICS = [
  ['largest-contentful-paint', 'ms', 1500],
  ['total-blocking-time', 'ms', 100],
  ['cumulative-layout-shift', 'shift', 0.02],
] as const

const Result = z.object({
  lhr: z.object({
    categories: z.record(z.string(), z.object({ score: z.number() })),
    audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  }),
})
type Report = z.infer<typeof Result>['lhr']
const Scoreless = z.object({
  lhr: z.object({ categories: z.record(z.string(), z.object({ score: z.number().nullable() })) }),
})

type Audit = (url: string, options: object) => Promise<unknown>

async function installedAudit(): Promise<Audit> {
  const folder = await installedPackage(LIGHTHOUSE)
  const file = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js')
  const { default: audit }: { readonly default: Audit } = await import(pathToFileURL(file).href)
  return audit
}

/**
 * One whole report of a page.
 * @throws ZodError when no try gave every score
 */
async function report(audit: () => Promise<unknown>): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    const result = await audit()
    const { categories } = Scoreless.parse(result).lhr
    const isWhole = Object.values(categories).every(({ score }) => score !== null)
    if (isWhole || tries === TRIES) return Result.parse(result).lhr
  }
}

function figuresOf(path: string, reports: readonly Report[]): readonly Figure[] {
  const beside = `median of ${RUNS}; Lighthouse's mobile profile`
  const scores = SCORES.map(([category, atLeast]) => ({
    what: `lighthouse: ${path} ${category}`,
    value: Math.round(median(reports.map(({ categories }) => categories[category]?.score ?? 0)) * 100),
    unit: 'points' as const,
    limit: { atLeast },
    beside,
  }))
  const metrics = METRICS.map(([audit, unit, atMost]) => ({
    what: `lighthouse: ${path} ${audit}`,
    value: median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Infinity)),
    unit,
    limit: { atMost },
    beside,
  }))
  return [...scores, ...metrics]
}

/** Five public pages of the demo as a cheap phone on a slow line meets them. */
export async function measure(): Promise<readonly Figure[]> {
  const audit = await installedAudit()
  await using folder = await temporaryFolder()
  await using server = await startServerProcess({ program: 'server', folder: folder.path, demo: 'on' })
  const port = Number(await freePort())
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  const figures: Figure[] = []
  for (const path of PAGES) {
    const reports: Report[] = []
    for (let run = 0; run < RUNS; run += 1) {
      reports.push(await report(() => audit(server.url + path, { port, logLevel: 'error' })))
    }
    figures.push(...figuresOf(path, reports))
  }
  await browser.close()
  return figures
}
