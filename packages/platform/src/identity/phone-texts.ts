/** A code on its way to a phone. */
export interface PhoneText {
  /** E.164 */
  readonly phoneNumber: string
  readonly code: string
  /** Names the try; the SDK hands it back with the code. */
  readonly sessionInfo: string
}

/** Sends codes to phones. */
export interface PhoneTexts {
  send(text: PhoneText): Promise<void>
}
