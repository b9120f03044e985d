import type { ZodType } from 'zod'
import { logProblem } from '../store/log.ts'

/** Fields of a form by name: words, ticks, lists of what was chosen, and parts with fields of their own. */
type Fields = Readonly<Record<string, unknown>>

const TYPED = 'typed:'
/** Database of what is typed and too large for `localStorage`. */
export const LARGE_DRAFTS = 'brigade-typed'

/** `localStorage` key of what is typed into a form. */
function draftKey(form: string): string {
  return TYPED + form
}

const isWord = (value: unknown) => ['string', 'boolean', 'number'].includes(typeof value)

/**
 * Whether a value has the shape of another: parts by name, lists whose rows are like its first, tables by id whose rows
 * are like the one under `''`; words where it has none.
 */
function isOfShape(value: unknown, like: unknown): boolean {
  if (Array.isArray(like)) {
    const [row] = like
    return (
      Array.isArray(value) && value.every((each) => (row === undefined ? isWord(each) : isOfShape(each, row)))
    )
  }
  if (typeof like !== 'object' || like === null) return typeof value === typeof like && isWord(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const parts = new Map(Object.entries(value))
  const known = Object.entries(like)
  if (known.length === 0) return [...parts.values()].every(isWord)
  const [[first, row] = []] = known
  if (first === '') return [...parts.values()].every((each) => isOfShape(each, row))
  return known.every(([name, part]) => isOfShape(parts.get(name), part))
}

/** Keeps what is typed into a form on this device, so that a reload, a sign-in or a crash loses nothing of it. */
export function saveDraft(form: string, typed: Fields): void {
  try {
    localStorage.setItem(draftKey(form), JSON.stringify(typed))
  } catch (problem) {
    // A device that is full keeps nobody from typing.
    logProblem('keeping what is typed', problem)
  }
}

/** The shape that a stored draft must have: a sample form with a row in each list and table, or the schema of all of it. */
export type Shape<Form> = Form | ZodType<Form>

/** Whether a shape is a schema rather than a sample form. */
export function isSchema<Form extends object>(shape: Shape<Form>): shape is ZodType<Form> {
  return 'safeParse' in shape
}

/** What was typed into a form before; fields that the form of today has not, or in another shape, are left out. */
export function loadDraft<Form extends object>(form: string, shape: Shape<Form>): Partial<Form> {
  try {
    const typed: unknown = JSON.parse(localStorage.getItem(draftKey(form)) ?? '{}')
    if (isSchema(shape)) return shape.safeParse(typed).data ?? {}
    const stored = new Map(Object.entries(Object(typed)))
    const fitting = Object.entries(shape).flatMap(([name, part]) =>
      isOfShape(stored.get(name), part) ? [[name, stored.get(name)]] : [],
    )
    return Object.fromEntries(fitting)
  } catch {
    return {}
  }
}

/** Deletes a draft: it was sent or discarded. */
export function deleteDraft(form: string): void {
  localStorage.removeItem(draftKey(form))
}

/** Deletes every draft of this device, so that the next person to use it finds none. */
export function deleteAllDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(TYPED)) localStorage.removeItem(key)
  globalThis.indexedDB?.deleteDatabase(LARGE_DRAFTS)
}
