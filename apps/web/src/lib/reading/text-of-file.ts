/** What older programs write in the west of Europe, and what a page without a word about itself is taken for. */
const WITHOUT_A_WORD = 'windows-1252'
/** A page says within its first kilobyte in which letters it is written. */
const SAID_WITHIN_BYTES = 1024
const SAID = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/iu

function markedAs(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Text of bytes in whatever letters they were written: by their mark, as UTF-8, as a page says of itself, or as older
 * programs write in the west of Europe.
 */
export function textOfBytes(bytes: Uint8Array): string {
  const beginning = new TextDecoder(WITHOUT_A_WORD).decode(bytes.subarray(0, SAID_WITHIN_BYTES))
  const [, declared = WITHOUT_A_WORD] = SAID.exec(beginning) ?? []
  return (
    decode(bytes, markedAs(bytes) ?? 'utf-8') ??
    decode(bytes, declared) ??
    new TextDecoder(WITHOUT_A_WORD).decode(bytes)
  )
}

/** Text of a file; rejects when the device cannot read it. */
export async function textOfFile(file: File): Promise<string> {
  return textOfBytes(new Uint8Array(await file.arrayBuffer()))
}
