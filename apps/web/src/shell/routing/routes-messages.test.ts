import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { messagesOf, WORK_MESSAGES } from './route.ts'
import { routes } from './routes.table.ts'

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const texts = new Map(Object.entries(sources).map(([path, text]) => [join('shell/routing', path), text]))
const catalogue = import.meta.glob<Readonly<Record<string, string>>>('../../messages/en-GB/*.json', {
  eager: true,
  import: 'default',
})
/** Which file each message stands in. */
const fileOf = new Map(
  Object.entries(catalogue).flatMap(([path, messages]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
    return Object.keys(messages).map((key) => [key, name] as const)
  }),
)

/** In every frame. */
const EVERYWHERE = ['common', 'shell']
/** What a dashboard's pages bring is there before their frame is. */
const FRAME = 'shell/layouts/dashboard-layout.tsx'
/** The sample kitchen of the front page is made without its form, whose problems nobody sees there. */
const UNSEEN = 'home/try-kitchen.ts'
/** They name the titles of all pages, which each brings itself. */
const ROUTES = /-routes\.table\.ts$/u

const IMPORT = /(?<=^|\n)(?:import|export)(?! type)[^;'"]*?from '(\.{1,2}\/[^']+)'/gu
const LATER = /(?:\w+Part\(\s*\[([^\]]*)\],[^;]*?|\W)import\(\s*'(\.{1,2}\/[^']+)'/gu
const KEY = /['"`]([a-z]+\.[\w. -]+)['"`]/giu
const PUT_TOGETHER = /`([a-z]+\.[^`\n]*\$\{[^`\n]*)`/giu
const NOT_A_LETTER = /[.*+?^${}()|[\]\\]/gu

/** Keys in a text; one that is put together, `jobs.over.${state}`, counts as every key that it may become. */
function keysIn(text: string): readonly string[] {
  const whole = [...text.matchAll(KEY)].map(([, key = '']) => key)
  const together = [...text.matchAll(PUT_TOGETHER)].flatMap(([, key = '']) => {
    const parts = key.split(/\$\{[^}]*\}/u).map((part) => part.replaceAll(NOT_A_LETTER, '\\$&'))
    const pattern = new RegExp(`^${parts.join('[^.]+')}$`, 'u')
    return [...fileOf.keys()].filter((each) => pattern.test(each))
  })
  return [...whole.filter((key) => fileOf.has(key)), ...together]
}

const keys = new Map([...texts].map(([file, text]) => [file, keysIn(text)]))

/** A file with everything that comes with it at once. */
function filesOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  const text = texts.get(file)
  if (text === undefined || ROUTES.test(file) || found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of text.matchAll(IMPORT)) filesOf(join(dirname(file), path), found)
  return found
}

/** Messages that a file, and what it fetches later, may say without having them. */
function lackingIn(file: string, brought: ReadonlySet<string>, seen: Set<string>): readonly string[] {
  if (seen.has(file) || file === UNSEEN) return []
  seen.add(file)
  const files = [...filesOf(file)]
  const lacking = files.flatMap((each) =>
    (keys.get(each) ?? [])
      .filter((key) => !brought.has(fileOf.get(key) ?? ''))
      .map((key) => `${each} says ${key} of ${fileOf.get(key)}`),
  )
  const later = files.flatMap((each) =>
    [...(texts.get(each) ?? '').matchAll(LATER)].flatMap(([, words = '', path = '']) => {
      const names = [...words.matchAll(/'([^']+)'/gu)].map(([, name = '']) => name)
      return lackingIn(join(dirname(each), path), new Set([...brought, ...names]), seen)
    }),
  )
  return [...lacking, ...later]
}

test.each(routes)('$path brings every message that its page may say', (route) => {
  const brought = new Set<string>([...EVERYWHERE, ...messagesOf(route)])
  const titles = [route.title, ...(route.missing === undefined ? [] : [route.missing])]
  expect(titles.filter((key) => !brought.has(fileOf.get(key) ?? ''))).toEqual([])
  expect(lackingIn(`${route.page}.tsx`, brought, new Set())).toEqual([])
})

test('the frame of every page says what every page brings', () => {
  const frames = new Set([FRAME])
  expect(lackingIn('entry-client.tsx', new Set(EVERYWHERE), frames)).toEqual([])
  expect(lackingIn(FRAME, new Set([...EVERYWHERE, ...WORK_MESSAGES]), new Set())).toEqual([])
})

test('a message stands in a file whose name it begins with, up to a dash', () => {
  const elsewhere = [...fileOf].filter(([key, file]) => {
    const [start = ''] = key.split('.')
    return file.split('-')[0] !== (start === 'error' ? 'common' : start)
  })
  expect(elsewhere).toEqual([])
})
