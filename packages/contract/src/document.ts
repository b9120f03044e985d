/** The plain content of a document, or the part of it that is known. */
export type DocumentData = Readonly<Record<string, unknown>>

/** What the wildcards of a path stand for, such as `kitchenId` in `kitchens/{kitchenId}`. */
export type PathParams = Readonly<Record<string, string>>

/** A point in time: seconds since 1970 and nanoseconds of that second. */
export interface Instant {
  readonly seconds: number
  readonly nanoseconds: number
}

/**
 * The person or device that makes a request, as the identity service has verified it. `uid` is null when nobody is signed
 * in; a guest has an anonymous identity and no way to sign in.
 */
export interface Caller {
  readonly uid: string | null
  readonly isGuest: boolean
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly claims: Readonly<Record<string, unknown>>
  /** The IP address a request came from; absent for what the server does by itself. */
  readonly address?: string
}
