/** The request cannot be understood; the message tells a developer what to change. */
export class BadRequest extends Error {
  readonly statusCode: number

  constructor(message: string, statusCode = 400) {
    super(message)
    this.name = 'BadRequest'
    this.statusCode = statusCode
  }
}
