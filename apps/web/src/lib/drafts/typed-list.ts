import * as z from 'zod'
import type { ZodType } from 'zod'

/** A list as typed with commas, Arabic ones too. */
export function listFromTyped(typed: string): string[] {
  return typed
    .split(/[,،]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Those of the known values that are in a list as typed with commas. */
export function knownFromTyped<Value extends string>(typed: string, known: readonly Value[]): Value[] {
  const listed = listFromTyped(typed)
  return known.filter((value) => listed.includes(value))
}

/** Text that may be left out: undefined when nothing is typed. */
export function optionalText(typed: string | undefined): string | undefined {
  const text = (typed ?? '').trim()
  return text === '' ? undefined : text
}

/** A number that may be left out; what is no number stands as none, where the schema refuses it. */
export function optionalNumber(typed: string | undefined): number | undefined {
  const text = optionalText(typed)
  return text === undefined ? undefined : Number(text)
}

/** Reads a list as typed with commas by the schema of the list. */
export function typedList<Entries extends ZodType<unknown, string[]>>(entries: Entries) {
  return z.string().transform(listFromTyped).pipe(entries)
}
