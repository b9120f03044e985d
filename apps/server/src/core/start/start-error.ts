/** Why the server cannot start. Its message is one sentence for the person who starts it, and holds no secret. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** What went wrong, in the words of the part that noticed, on one line and without a full stop. */
export function causeInWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const [first = ''] = error.message.split('\n')
  return (first === '' ? code : first).replace(/[.\s]+$/u, '')
}
