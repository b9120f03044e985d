/** Why the embedded PostgreSQL does not run. Its message is one sentence for the operator, and holds no secret. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
}
