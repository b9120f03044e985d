/** A line without its mark of being optional. */
export interface OptionalMark {
  readonly text: string
  readonly isOptional: boolean
}

const LEADING = /^\(optional\)\s*|^optional(?:ly)?\s*:\s*/i
const TRAILING = /[,\s-]+optional(?:ly)?[.!]?$/i
const BRACKET = /\((?:all )?optional(?:ly)?(?:[,;:-]\s*([^()]*))?\)/i
const GERMAN_AND_OTHERS = /\((?:nach belieben|facultatif|facoltativo|opzionale|opcional)\)/i
/** Optional, but the line goes on to say of what: the words stay. */
const WORDED = /^optional\b|\(optional/i

/** Finds "(optional)", "(Optional) …", "…, optional" and keeps what else stood in the bracket. */
export function takeOptional(text: string): OptionalMark {
  const bare = text
    .replace(LEADING, '')
    .replace(BRACKET, (_all, more: string | undefined) =>
      more === undefined || more === '' ? '' : `(${more})`,
    )
    .replace(GERMAN_AND_OTHERS, '')
    .replace(TRAILING, '')
    .replaceAll(/\s+([.,;])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const isOptional = bare !== text.trim() || WORDED.test(text)
  return { text: bare === '' ? text.trim() : bare, isOptional }
}
