import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/**
 * Runs axe on what the page shows now, with every rule but those that a caller has tried elsewhere.
 * @returns one line per violation: rule, what it asks, and the elements; empty when all is well
 */
export async function accessibilityProblems(
  page: Page,
  { except = [] }: { readonly except?: readonly string[] } = {},
): Promise<readonly string[]> {
  // Evaluated, not injected as a tag: the page's content security policy refuses foreign scripts, as it should.
  if (!(await page.evaluate<boolean>('"axe" in globalThis')))
    await page.evaluate(await readFile(axeFile, 'utf8'))
  // Fetching every style sheet again serves one experimental rule only, which is off.
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]))
  const options = { resultTypes: ['violations'], preload: false, rules }
  const results = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`)
  return results.violations.map(
    (violation) =>
      `${violation.id}: ${violation.help} — ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}
