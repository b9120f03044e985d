import { randomInt } from 'node:crypto'
import { callBody, call, text } from '../call.ts'
import { IdentityError } from '../identity-error.ts'
import { insertTicket } from '../ticket.ts'

/** E.164: a plus sign and at most 15 digits, of which the first is not zero. */
export const phoneField = text('PHONE_NUMBER', 32)
  .min(1, 'MISSING_PHONE_NUMBER')
  .regex(/^\+[1-9]\d{6,14}$/, 'INVALID_PHONE_NUMBER')

/** `accounts:sendVerificationCode`: sends six digits to a phone, when text messages are configured. */
export const sendVerificationCode = call(
  callBody({ phoneNumber: phoneField }),
  async ({ database, attempts, phoneTexts, now }, { phoneNumber }, { address }) => {
    if (phoneTexts === undefined) throw new IdentityError('OPERATION_NOT_ALLOWED')
    await attempts.take({ codePerAddress: address, codePerAccount: phoneNumber })
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const sessionInfo = await database.transact((tx) =>
      insertTicket(tx, { kind: 'phone-code', uid: null, content: { phoneNumber, code }, now: now() }),
    )
    await phoneTexts.send({ phoneNumber, code, sessionInfo })
    return { sessionInfo }
  },
)
