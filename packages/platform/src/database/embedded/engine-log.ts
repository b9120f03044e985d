/** Where the embedded PostgreSQL's own lines go. */
export interface EngineLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** For tools and tests that have no log. */
export const silentEngineLog: EngineLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
