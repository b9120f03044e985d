import { readMarkdownRecipe } from './read-markdown-recipe.ts'
import { readPlainTextRecipe } from './read-plain-text-recipe.ts'
import { readSchemaOrgRecipes } from './read-schema-org-recipe.ts'
import type { RecipeDraft } from './recipe-draft.ts'

const MIB = 1024 * 1024

/** Largest text that is read: 2 MiB in UTF-8. A recipe is some kilobytes. */
export const LARGEST_SOURCE_BYTES = 2 * MIB

/** Why a source gives no recipe. */
export type SourceProblem =
  | { readonly kind: 'empty' }
  /** NUL bytes, or mostly characters that no text has: a picture, a PDF, a program. */
  | { readonly kind: 'binary' }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly limitBytes: number }
  /** Text, but nothing in it reads like a recipe. */
  | { readonly kind: 'no-recipe' }

/** The recipes of a source, or why there are none. */
export type ReadSource =
  | { readonly ok: true; readonly drafts: readonly RecipeDraft[] }
  | { readonly ok: false; readonly problem: SourceProblem }

const SAMPLE_LETTERS = 4096
const MOST_STRANGE_SHARE = 0.1
const MARKDOWN = /^\uFEFF?---[ \t]*\r?\n|^#{1,6}\s+\S/m

/** UTF-8 size of a text. */
function byteLength(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const isHalfOfPair = code >= 0xd800 && code <= 0xdfff
    bytes += code < 0x80 ? 1 : code < 0x800 || isHalfOfPair ? 2 : 3
  }
  return bytes
}

/** Control characters other than white space, and the mark that decoding leaves for bytes that are no text. */
function isStrange(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  const isControl = code < 0x20 && !['\n', '\r', '\t', '\f'].includes(letter)
  return isControl || letter === '\uFFFD' || (code >= 0x7f && code < 0xa0)
}

function isBinary(text: string): boolean {
  if (text.includes('\0')) return true
  const sample = text.slice(0, SAMPLE_LETTERS).split('')
  return sample.filter(isStrange).length > sample.length * MOST_STRANGE_SHARE
}

function parsedJson(text: string): unknown {
  if (!/^\uFEFF?\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** A draft counts as a recipe when it has lines that ask for an amount, or lines and steps. */
function isRecipe(draft: RecipeDraft): boolean {
  const hasAmount = draft.lines.some((line) => line.amount.kind !== 'none')
  return draft.lines.length > 0 && (hasAmount || draft.steps.length > 0)
}

/**
 * Reads the recipes of a text, whatever it holds: markdown, JSON with schema.org recipes, or plain text. HTML is
 * taken apart by the caller, who has a parser for it; its JSON-LD and microdata go to `readSchemaOrgRecipes`.
 * @param text - decoded text; bytes that are no text show as U+FFFD
 * @param source - kind, name and hash of where it came from
 */
export function readRecipeSource(text: string, source: RecipeDraft['source']): ReadSource {
  if (text.length > LARGEST_SOURCE_BYTES || byteLength(text) > LARGEST_SOURCE_BYTES) {
    const bytes = byteLength(text)
    return { ok: false, problem: { kind: 'too-large', bytes, limitBytes: LARGEST_SOURCE_BYTES } }
  }
  if (text.replace(/^\uFEFF/, '').trim() === '') return { ok: false, problem: { kind: 'empty' } }
  if (isBinary(text)) return { ok: false, problem: { kind: 'binary' } }
  const json = parsedJson(text)
  const read =
    json !== undefined
      ? readSchemaOrgRecipes(json, source)
      : [MARKDOWN.test(text) ? readMarkdownRecipe(text, source) : readPlainTextRecipe(text, source)]
  const drafts = json === undefined ? read.filter(isRecipe) : read
  return drafts.length === 0 ? { ok: false, problem: { kind: 'no-recipe' } } : { ok: true, drafts }
}
