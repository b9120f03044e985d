import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { Uid } from '../../core/documents/common-fields.ts'
import { boundedMap, DocumentId } from '../../core/documents/stored-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { PushAddress } from '../notifications/push-address.ts'
import { DataRequestState } from './data-request.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { Address } from '../../core/geo/address.ts'
import { KEEPING_REASONS } from './end-account.ts'
import { Handle } from '../handles/handle.ts'
import { HandleHolder } from '../handles/handles.ts'
import { Phone } from '../../core/text/phone.ts'

/** Longest token the identity service gives out. */
const LONGEST_TOKEN = 4096
const MAX_KITCHENS = 100

/**
 * Takes a handle for a person, kitchen or supplier; the old one leads to it for 90 days. `handle-taken` comes with three
 * suggestions.
 */
export const claimHandle = functionContract({
  name: 'claimHandle',
  audience: 'guest',
  input: z.strictObject({
    requestId: RequestId,
    kind: HandleHolder.shape.kind,
    /** The kitchen or supplier; absent for the caller's own. */
    targetId: DocumentId.optional(),
    handle: z.string().trim().min(1).max(60),
  }),
  output: z.strictObject({ handle: Handle }),
  reasons: ['handle-taken', 'handle-reserved', 'handle-cooldown', 'role', 'gone'],
})

/** Brings what somebody made as a guest to their account; a plan's limit never stops it, the answer says what is over. */
export const adoptGuest = functionContract({
  name: 'adoptGuest',
  audience: 'member',
  input: z.strictObject({ requestId: RequestId, guestToken: z.string().min(1).max(LONGEST_TOKEN) }),
  output: z.strictObject({
    kitchens: z.int().min(0),
    recipes: z.int().min(0),
    drafts: z.int().min(0),
    overLimit: z.array(z.string().max(60)).max(20),
  }),
  reasons: ['guest-token'],
})

/** Reads what a person shows to their contacts; who read it is noted for them. */
export const readContact = functionContract({
  name: 'readContact',
  audience: 'member',
  input: z.strictObject({ requestId: RequestId, uid: Uid }),
  /** Only the fields that are allowed; an absent one is not shown, which is not the same as there being none. */
  output: z.strictObject({
    email: z.email().optional(),
    phone: Phone.optional(),
    fullName: z.string().max(200).optional(),
    birthDate: z.iso.date().optional(),
    address: Address.optional(),
  }),
  reasons: ['blocked', 'gone'],
})

/**
 * Ends the account in seven days: e-mail with a link to stay, then everything of the person's goes. Needs a sign-in of the
 * last five minutes, and a new owner for each kitchen.
 */
export const deleteAccount = functionContract({
  name: 'deleteAccount',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    handleTyped: z.string().trim().max(60),
    /** New owner of each kitchen the person owns. */
    handOver: boundedMap(DocumentId, Uid, MAX_KITCHENS),
  }),
  output: z.strictObject({ eraseAt: Timestamp }),
  reasons: [...KEEPING_REASONS, 'requires-recent-login', 'handle', 'state'],
})

/** Stays after all, within the seven days. */
export const cancelDeletion = functionContract({
  name: 'cancelDeletion',
  audience: 'member',
  input: z.strictObject({ requestId: RequestId }),
  output: z.strictObject({ state: DataRequestState }),
  reasons: ['state'],
})

/** Asks for all the own data as one ZIP; once a day. */
export const requestExport = functionContract({
  name: 'requestExport',
  audience: 'guest',
  input: z.strictObject({ requestId: RequestId }),
  output: z.strictObject({ dataRequestId: DocumentId, state: DataRequestState }),
  reasons: ['rate'],
})

/** Where the person is signed in. */
export const listSessions = functionContract({
  name: 'listSessions',
  audience: 'guest',
  input: z.strictObject({ requestId: RequestId }),
  output: z.strictObject({
    sessions: z
      .array(
        z.strictObject({
          sessionId: DocumentId,
          /** Browser and system, as the browser said. */
          device: z.string().max(200),
          startedAt: Timestamp,
          lastSeenAt: Timestamp,
          isThisOne: z.boolean(),
        }),
      )
      .max(100),
  }),
  reasons: [],
})

/** Signs out one session, or all but this one; the person is told by e-mail. */
export const endSessions = functionContract({
  name: 'endSessions',
  audience: 'guest',
  input: z.strictObject({
    requestId: RequestId,
    which: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('others') }),
      z.strictObject({ kind: z.literal('one'), sessionId: DocumentId }),
    ]),
  }),
  output: z.strictObject({ ended: z.int().min(0) }),
  reasons: ['gone'],
})

/** Asks a moderator to look at the papers of a person, supplier or recruiter. */
export const requestVerification = functionContract({
  name: 'requestVerification',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    kind: z.enum(['person', 'supplier', 'recruiter']),
    files: z.array(FileId).min(1).max(10),
  }),
  output: z.strictObject({ reportId: DocumentId }),
  reasons: ['asked', 'gone'],
})

/** The public half of the keys by which push services know this server [RFC 8292]; browsers subscribe with it. */
export const readPushKey = functionContract({
  name: 'readPushKey',
  audience: 'guest',
  input: z.strictObject({ requestId: RequestId }),
  /** Uncompressed P-256 point, base64url. */
  output: z.strictObject({ publicKey: z.string().min(1).max(200) }),
  reasons: [],
})

/** Tells the server where this browser takes push messages [W3C Push API]. */
export const registerPush = functionContract({
  name: 'registerPush',
  audience: 'guest',
  input: z.strictObject({ requestId: RequestId, subscription: PushAddress }),
  output: z.strictObject({ isRegistered: z.literal(true) }),
  reasons: [],
})
