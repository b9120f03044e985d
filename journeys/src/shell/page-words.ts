import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_LANGUAGE, type Language } from '@brigade/domain/core/languages/language.ts'
import type { Page } from 'playwright-core'

const MESSAGES = join(import.meta.dirname, '../../../apps/web/src/messages')

type Messages = ReadonlyMap<string, string>

async function messagesIn(language: Language): Promise<Messages> {
  const names = await readdir(join(MESSAGES, language))
  const files = await Promise.all(names.map((name) => readFile(join(MESSAGES, language, name), 'utf8')))
  return new Map(files.flatMap((file) => Object.entries<string>(JSON.parse(file))))
}

/** What is wrong with words on a page in one language: a raw key, or English that this language has a word for. */
export type Judge = (words: readonly string[]) => readonly string[]

/** What people of the demo have written, and what our English happens to say too. */
const WRITTEN = new Set([
  'Baker',
  'Butcher',
  'Celery',
  'Closing clean',
  'Commis',
  'Dinner',
  'Dry store',
  'Fish',
  'Freezer',
  'Head chef',
  'Larder',
  'Lunch',
  'Pass',
  'Pastry',
  'Pastry chef',
  'Peanuts',
  'Sauce',
  'Sous chef',
  'Team',
  'Two days off together',
  'Walk-in',
])

/** Whether something is one sentence or name, the same whatever is put in. */
const isPlain = (message: string) => !message.includes('{')

/** Judges the words of pages in a language by the two catalogues. */
export async function judgeOf(language: Language): Promise<Judge> {
  const [english, own] = await Promise.all([messagesIn(DEFAULT_LANGUAGE), messagesIn(language)])
  const shared = new Set(own.values())
  const foreign = new Set(
    [...english.values()].filter((words) => isPlain(words) && !shared.has(words) && !WRITTEN.has(words)),
  )
  return (words) => [
    ...words.filter((each) => english.has(each)).map((key) => `the key ${key}`),
    ...words
      .filter((each) => language !== DEFAULT_LANGUAGE && foreign.has(each))
      .map((each) => `English: ${each}`),
  ]
}

/**
 * All words of the page on screen, or of a document as the server sends it: what is read, and what is heard in its place.
 * What people have written is among them; names, keys and what is marked as of another language are not.
 */
export function wordsOf(page: Page, html?: string): Promise<readonly string[]> {
  return page.evaluate((sent) => {
    const root = sent === undefined ? document : new DOMParser().parseFromString(sent, 'text/html')
    const isOfPage = (element: Element | null) =>
      element?.closest('script, style, kbd, [translate=no]') === null &&
      element.closest('[lang]') === root.documentElement
    const words = new Set<string>()
    const texts = root.createTreeWalker(root.documentElement, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() !== null)
      if (isOfPage(texts.currentNode.parentElement)) words.add(texts.currentNode.textContent?.trim() ?? '')
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of root.querySelectorAll(`[${name}]`))
        if (isOfPage(element)) words.add(element.getAttribute(name) ?? '')
    return [...words]
  }, html)
}
