import * as z from 'zod'
import { honestName } from '../../core/text/names.ts'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

/** What a person types at a tablet: 4 to 6 digits. */
export const Pin = z.string().regex(/^\d{4,6}$/)

/** What a tablet shows while it waits to be paired, for five minutes. */
const PairingCode = z.string().regex(/^\d{6}$/)

/** Pairs a tablet by the code it shows; managers. The token signs the tablet in as itself. */
export const pairDevice = functionContract({
  name: 'pairDevice',
  audience: 'guest',
  input: z.strictObject({
    requestId: RequestId,
    kitchenId: DocumentId,
    code: PairingCode,
    name: honestName(2, 40),
  }),
  output: z.strictObject({ deviceId: DocumentId, token: z.string() }),
  reasons: ['code', 'code-old', 'gone'],
})

/** Ends the tokens of a tablet; its records keep its name. Managers. */
export const unpairDevice = functionContract({
  name: 'unpairDevice',
  audience: 'guest',
  input: z.strictObject({ requestId: RequestId, kitchenId: DocumentId, deviceId: DocumentId }),
  output: z.strictObject({ deviceId: DocumentId }),
  reasons: ['gone'],
})

/** Sets the own PIN for the tablets of a kitchen. */
export const setPin = functionContract({
  name: 'setPin',
  audience: 'guest',
  input: z.strictObject({ requestId: RequestId, kitchenId: DocumentId, pin: Pin }),
  output: z.strictObject({ pinSet: z.literal(true) }),
  reasons: ['gone'],
})

/** Unlocks the calling tablet for a person; five wrong PINs lock that person out of it for 15 minutes. */
export const unlockDevice = functionContract({
  name: 'unlockDevice',
  audience: 'guest',
  input: z.strictObject({ requestId: RequestId, kitchenId: DocumentId, uid: Uid, pin: Pin }),
  output: z.strictObject({ until: Timestamp }),
  reasons: ['pin', 'pin-locked', 'gone'],
})
