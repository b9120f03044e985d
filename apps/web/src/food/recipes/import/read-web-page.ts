import type { ReadSource } from '@brigade/domain/food/import/read-recipe-source.ts'
import { readSchemaOrgRecipes } from '@brigade/domain/food/import/read-schema-org-recipe.ts'
import type { RecipeDraft } from '@brigade/domain/food/import/recipe-draft.ts'
import { readMicrodata } from './read-microdata.ts'

const HTML =
  /^\uFEFF?\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|script|article|main|div|section)\b/i
/** Line breaks and tabs inside JSON texts, which pages write though JSON forbids them. */
const CONTROL = /[\n\r\t]/g
const WRAPPING = /^\s*(?:<!--|<!\[CDATA\[|\/\*.*?\*\/)+|(?:-->|\]\]>|\/\*.*?\*\/)+\s*$/g

/** Whether a text is a web page, by its file's name or by how it begins. */
export function isWebPage(name: string, text: string): boolean {
  return /\.x?html?$/i.test(name) || HTML.test(text)
}

function parsedJson(text: string): unknown {
  const bare = text.replaceAll(WRAPPING, '')
  for (const attempt of [bare, bare.replaceAll(CONTROL, ' ')]) {
    try {
      return JSON.parse(attempt)
    } catch {
      // Tried again without line breaks; then the next block has its turn.
    }
  }
  return undefined
}

function linkedData(page: Document): readonly unknown[] {
  const blocks = page.querySelectorAll('script[type^="application/ld+json" i]')
  return Array.from(blocks, (block) => parsedJson(block.textContent ?? '')).filter(
    (value) => value !== undefined,
  )
}

function addressOf(page: Document): string | undefined {
  const link = page.querySelector('link[rel~="canonical"]')?.getAttribute('href')
  const address = link ?? page.querySelector('meta[property="og:url"]')?.getAttribute('content')
  return address !== undefined && address !== null && /^https?:\/\//i.test(address) ? address : undefined
}

/**
 * The recipes that a saved web page gives to machines: JSON-LD, else microdata. The page is parsed as text; its
 * scripts do not run and nothing of it is fetched.
 * @param source - its kind becomes `page`, its name the page's own address where the page says it
 */
export function readWebPage(text: string, source: RecipeDraft['source']): ReadSource {
  if (text.trim() === '') return { ok: false, problem: { kind: 'empty' } }
  if (text.includes('\0')) return { ok: false, problem: { kind: 'binary' } }
  const page = new DOMParser().parseFromString(text, 'text/html')
  const pageSource = { ...source, kind: 'page' as const, name: addressOf(page) ?? source.name }
  const linked = readSchemaOrgRecipes(linkedData(page), pageSource)
  const drafts = linked.length > 0 ? linked : readSchemaOrgRecipes(readMicrodata(page), pageSource)
  return drafts.length === 0 ? { ok: false, problem: { kind: 'no-recipe' } } : { ok: true, drafts }
}
