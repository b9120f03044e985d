import {
  LARGEST_SOURCE_BYTES,
  readRecipeSource,
  type SourceProblem,
} from '@brigade/domain/food/import/read-recipe-source.ts'
import type { RecipeDraft } from '@brigade/domain/food/import/recipe-draft.ts'
import { textOfFile } from '../../../lib/reading/text-of-file.ts'
import { isWebPage, readWebPage } from './read-web-page.ts'

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
