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

/** Keeps texts in memory where test tools read them. */
export interface KeptPhoneTexts extends PhoneTexts {
  readonly sent: readonly PhoneText[]
  forget(): void
}

/** Texts of a test server: nothing leaves it. */
export function keepPhoneTexts(): KeptPhoneTexts {
  const sent: PhoneText[] = []
  return {
    sent,
    async send(text) {
      sent.push(text)
    },
    forget() {
      sent.length = 0
    },
  }
}
