/** A refusal of the identity service; the SDK turns `code` into `auth/…`. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly code: string

  /**
   * @param code - protocol code such as `EMAIL_EXISTS`
   * @param text - message for the person; the SDK shows it instead of its own
   */
  constructor(code: string, text?: string) {
    super(text === undefined ? code : `${code} : ${text}`)
    this.code = code
  }
}
