import { foldName } from './fold-name.ts'

/** The name among others that this one could be taken for: case, accents, spaces and signs do not tell two apart. */
export function twinOf(name: string, others: readonly string[]): string | undefined {
  const folded = foldName(name)
  return folded === '' ? undefined : others.find((other) => foldName(other) === folded)
}
