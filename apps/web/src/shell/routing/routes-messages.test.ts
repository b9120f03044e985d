import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { routes } from './routes.table.ts'

const sources = import.meta.glob<string>(
  ['../../features/**/*.{ts,tsx}', '../../data/**/*.ts', '!../../**/*.test.*'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)
const files = new Map(Object.entries(sources).map(([path, text]) => [join('shell/routing', path), text]))
const namespaces = Object.keys(import.meta.glob('../../messages/en-GB/*.json')).map((path) =>
  path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
)
/** In every frame, or fetched by what needs them. */
const EVERYWHERE = ['common', 'shell']
/** The sample kitchen of the front page is made without its form, whose problems nobody sees there. */
const UNSEEN: Readonly<Record<string, readonly string[]>> = { 'home/home-page': ['kitchens'] }

const IMPORT = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/gu
const KEY = new RegExp(`['\`](${namespaces.join('|')})\\.[a-zA-Z$]`, 'gu')
const FETCHED = /useMessages\('([a-z]+)'/gu

/** A page's file with everything that it brings in. */
function filesOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  const text = files.get(file)
  if (text === undefined || found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of text.matchAll(IMPORT)) filesOf(join(dirname(file), path), found)
  return found
}

function all(pattern: RegExp, page: string): ReadonlySet<string> {
  const texts = [...filesOf(`features/${page}.tsx`)].map((file) => files.get(file) ?? '')
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))
}

test.each(routes.map(({ path, page, messages }) => ({ path, page, messages })))(
  '$path brings every message that its page may say',
  ({ page, messages }) => {
    const said = [...all(KEY, page)]
    const fetched = all(FETCHED, page)
    const brought = new Set<string>([...EVERYWHERE, ...messages, ...fetched, ...(UNSEEN[page] ?? [])])
    const missing = said.filter((name) => !brought.has(name))
    expect(missing).toEqual([])
  },
)
