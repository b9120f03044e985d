/** JSON with every character beyond ASCII escaped. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * Puts a text behind its length, as the client cuts the stream up again.
 * @param text - ASCII only: the client counts UTF-16 units, networks count bytes, and only in ASCII they agree
 */
export function frame(text: string): string {
  return `${text.length}\n${text}`
}
