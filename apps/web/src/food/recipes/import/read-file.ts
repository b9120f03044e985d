import {
  LARGEST_SOURCE_BYTES,
  readRecipeSource,
  type SourceProblem,
  type ReadSource,
} from '@brigade/domain/food/import/read-recipe-source.ts'
import type { RecipeDraft } from '@brigade/domain/food/import/recipe-draft.ts'
import { textOfFile } from '../../../lib/reading/text-of-file.ts'
import { readSchemaOrgRecipes } from '@brigade/domain/food/import/read-schema-org-recipe.ts'
import { readMicrodata } from './read-microdata.ts'

const HTML =
  /^\uFEFF?\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|script|article|main|div|section)\b/i
/** Line breaks and tabs inside JSON texts, which pages write though JSON forbids them. */
const CONTROL = /[\n\r\t]/g
const WRAPPING = /^\s*(?:<!--|<!\[CDATA\[|\/\*.*?\*\/)+|(?:-->|\]\]>|\/\*.*?\*\/)+\s*$/g

/** Whether a text is a web page, by its file's name or by how it begins. */
function isWebPage(name: string, text: string): boolean {
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
function readWebPage(text: string, source: RecipeDraft['source']): ReadSource {
  if (text.trim() === '') return { ok: false, problem: { kind: 'empty' } }
  if (text.includes('\0')) return { ok: false, problem: { kind: 'binary' } }
  const page = new DOMParser().parseFromString(text, 'text/html')
  const pageSource = { ...source, kind: 'page' as const, name: addressOf(page) ?? source.name }
  const linked = readSchemaOrgRecipes(linkedData(page), pageSource)
  const drafts = linked.length > 0 ? linked : readSchemaOrgRecipes(readMicrodata(page), pageSource)
  return drafts.length === 0 ? { ok: false, problem: { kind: 'no-recipe' } } : { ok: true, drafts }
}

const MIB = 1024 * 1024
/** A saved page carries its pictures and programs along, so that it may be larger than a recipe. */
const LARGEST_PAGE_BYTES = 16 * MIB
/** Hexadecimal digits of the hash that name a source: 128 bits tell any two apart. */
const HASH_LETTERS = 32

/** Why a source gave nothing. `no-data` is a web page that tells machines nothing of a recipe. */
export type FileProblem = SourceProblem | { readonly kind: 'no-data' } | { readonly kind: 'unreadable' }

/** What a source gave. */
export type ReadFile =
  | { readonly ok: true; readonly name: string; readonly drafts: readonly RecipeDraft[] }
  | { readonly ok: false; readonly name: string; readonly problem: FileProblem }

/** The hash of a text whatever its line ends, so that a file and its pasted text are one source. */
async function hashOf(text: string): Promise<string> {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.slice(0, HASH_LETTERS)
}

/** Reads the recipes of a text that was pasted or stood in a file. */
export async function readText(text: string, kind: 'file' | 'text', name: string): Promise<ReadFile> {
  const source = { kind, name, hash: await hashOf(text) }
  const isPage = isWebPage(name, text)
  const read = isPage ? readWebPage(text, source) : readRecipeSource(text, source)
  if (read.ok) return { ok: true, name, drafts: read.drafts }
  const isSilentPage = isPage && read.problem.kind === 'no-recipe'
  return { ok: false, name, problem: isSilentPage ? { kind: 'no-data' } : read.problem }
}

/** Reads one file. What is too large is refused by its size, without being read. */
export async function readFile(file: File): Promise<ReadFile> {
  const { name, size } = file
  const limitBytes = /\.x?html?$/i.test(name) ? LARGEST_PAGE_BYTES : LARGEST_SOURCE_BYTES
  if (size > limitBytes) return { ok: false, name, problem: { kind: 'too-large', bytes: size, limitBytes } }
  try {
    return await readText(await textOfFile(file), 'file', name)
  } catch {
    return { ok: false, name, problem: { kind: 'unreadable' } }
  }
}
