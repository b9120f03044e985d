/** Where the provider tells the operator of what the caller is not told. */
export interface Log {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** For tools and tests that have no log. */
export const silentLog: Log = { warn: () => undefined, error: () => undefined }
