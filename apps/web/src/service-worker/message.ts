/** What a page may ask of the service worker. */
export type WorkerMessage =
  | { readonly kind: 'keep-everything'; readonly language: string }
  /** The page that was open before the worker was, and the files it has loaded. */
  | { readonly kind: 'keep'; readonly page: string; readonly files: readonly string[] }

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Reads a message; null for anything that is none. */
export function readMessage(data: unknown): WorkerMessage | null {
  const fields = new Map<string, unknown>(Object.entries(Object(data)))
  const page = fields.get('page')
  const files = fields.get('files')
  const language = fields.get('language')
  if (fields.get('kind') === 'keep-everything' && isText(language))
    return { kind: 'keep-everything', language }
  if (fields.get('kind') !== 'keep' || !isText(page) || !Array.isArray(files)) return null
  return { kind: 'keep', page, files: files.filter(isText) }
}
