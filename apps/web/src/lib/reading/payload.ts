/** What the server knows of a public page: carried in its HTML, and alone at `{path}/_payload.json`. */
export interface PagePayload {
  /** HTTP status of the page: 200, 404 for nothing here, 410 for something that is over. */
  readonly status: number
  /** What the page shows; the page's own module names its type. */
  readonly data: unknown
  /** schema.org objects for search engines. */
  readonly jsonLd: readonly object[]
}

/** Addresses of a page's built files, so that the first page comes without the lists of all of them. */
export interface BuiltPage {
  /** Undefined when the page shares its file with others. */
  readonly script: string | undefined
  /** Name of its file of words, the same in every language; nothing when all its words are there before it. */
  readonly words: string
}

/** The payload as embedded in the HTML, with the path it was made for. */
export interface EmbeddedPayload {
  readonly path: string
  /** Whether the HTML contains the page itself; if not, the browser draws it. */
  readonly isDrawn: boolean
  /** Absent where Vite builds nothing. */
  readonly built?: BuiltPage | undefined
  readonly payload: PagePayload | null
}

/** Id of the script element that carries the embedded payload. */
export const PAYLOAD_ELEMENT_ID = 'payload'
