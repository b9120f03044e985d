/** JSON with all characters outside ASCII escaped. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * Prefixes a text with its length, by which the client splits the stream.
 * @param text - ASCII only: the client counts UTF-16 units and networks count bytes, which are equal only in ASCII
 */
export function frame(text: string): string {
  return `${text.length}\n${text}`
}
