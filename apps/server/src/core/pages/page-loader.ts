import type { BillingSettings } from '../start/billing.ts'
import type { Language } from '@brigade/domain/core/languages/language.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'

/** What a public page is made of: its status, its data and the schema.org objects that describe it. */
export interface PagePayload {
  readonly status: number
  readonly data: unknown
  readonly jsonLd: readonly object[]
  /** Where the page is instead: browsers are led there. */
  readonly movedTo?: string
}

export interface PageRequest {
  /** The wildcards of the pattern, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly search: URLSearchParams
  readonly documents: Documents
  /** Whether plans are sold here, and how they are paid. */
  readonly billing: BillingSettings['mode']
  /** The one that the page is written in. */
  readonly language: Language
  /** Address of this server as the visitor sees it, such as `https://brigade.example`. */
  readonly origin: string
}

/** Fetches what one public route shows, as a stranger would see it. */
export interface PageLoader {
  /** Path pattern as in the web's route table: `/jobs/:jobId`. */
  readonly pattern: string
  readonly load: (request: PageRequest) => Promise<PagePayload>
}

/** The payload of a page whose subject does not exist, or is not public. */
export const NOTHING_HERE: PagePayload = { status: 404, data: null, jsonLd: [] }

/** The payload of a page that needs no data. */
export const NO_DATA: PagePayload = { status: 200, data: null, jsonLd: [] }

/** Nobody in particular: public pages show what a stranger may read. */
export const STRANGER = {
  uid: null,
  isGuest: false,
  email: null,
  isEmailVerified: false,
  claims: {},
} as const
