/** A list as typed with commas. */
export function listFromTyped(typed: string): string[] {
  return typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Text that may be left out: undefined when nothing is typed. */
export function optionalText(typed: string | undefined): string | undefined {
  const text = (typed ?? '').trim()
  return text === '' ? undefined : text
}
