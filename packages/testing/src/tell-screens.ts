import { afterEach } from 'vitest'
import { openScreens, type Screen } from './browser.ts'

/** How much of a page's words is told. */
const MOST_LETTERS = 1_500
const TELLS_WITHIN_MS = 2_000

// What a journey waits for in vain says little; what stood there instead says why.
afterEach(async ({ task }) => {
  const [error] = task.result?.errors ?? []
  if (error === undefined) return
  const screens = await Promise.all(
    openScreens().map(async ({ page, murmured }) =>
      [page.url(), await wordsOf(page), ...murmured].join('\n'),
    ),
  )
  error.message = [error.message, ...screens].join('\n\n— on the screen of ')
})

async function wordsOf(page: Screen['page']): Promise<string> {
  try {
    const words = await page.innerText('body', { timeout: TELLS_WITHIN_MS })
    return `(${await page.evaluate(stateOf)})\n${words.slice(0, MOST_LETTERS)}`
  } catch (problem) {
    return String(problem)
  }
}

/** How far a page has come, which its words do not tell; runs in the page. */
function stateOf(): string {
  const root = document.querySelector('#root') ?? {}
  const isAlive = Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  const files = performance.getEntriesByType('resource').length
  const worker = navigator.serviceWorker.controller?.state ?? 'no worker'
  return `${document.readyState}, ${isAlive ? 'alive' : 'without its scripts'}, ${files} files, ${worker}`
}
