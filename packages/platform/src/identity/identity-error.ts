/** A refusal of the identity service; `code` is what the SDK turns into `auth/…`. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly code: string

  /**
   * @param code - protocol code such as `EMAIL_EXISTS`
   * @param text - words for a person; the SDK shows them instead of its own
   */
  constructor(code: string, text?: string) {
    super(text === undefined ? code : `${code} : ${text}`)
    this.code = code
  }
}
