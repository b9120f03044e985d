import { fileTypeFromBuffer } from 'file-type'

/** How many octets of a file tell its type. */
export const SNIFFED_BYTES = 4100

/** Types without a mark of their own, taken at their word when the octets are text. */
const TEXT_TYPES: ReadonlySet<string> = new Set([
  'text/plain',
  'text/csv',
  'text/markdown',
  'application/json',
])

/**
 * The type of a file, found in its first octets and not in what the client says of it; undefined when they are of no
 * known type, nor text that is called so.
 */
export async function findContentType(head: Uint8Array, claimed: string): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(head)
  if (found !== undefined) return found.mime
  const bare = mimeTypeOf(claimed)
  return TEXT_TYPES.has(bare) && isText(head) ? bare : undefined
}

/** `text/plain; charset=utf-8` is `text/plain`. */
export function mimeTypeOf(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase()
}

function isText(head: Uint8Array): boolean {
  if (head.includes(0)) return false
  try {
    // The end of the head may cut a letter in two, which only a stream forgives.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
