import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { Caller } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changesOnly } from '../../core/documents/changed-fields.ts'
import { idIn } from '@brigade/contract/path.ts'
import { commonFields, isChangedByCaller, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { hasHiringRole } from '../roles/hiring-team.ts'
import { callerHasAccess, isPairedDevice, ownTeamDocument, worksHere } from '../roles/kitchen-policy.ts'
import { readsAsKitchen } from '../roles/order-policy.ts'
import { fileLifecycle } from './file-lifecycle.ts'

/** Where a file stands; moves by `fileLifecycle`. */
export const FileState = z.enum(['uploading', 'ready', 'refused', 'deleted'])
export type FileState = z.infer<typeof FileState>

/** What a file is for. The first ones are shown to everybody once they are ready. */
export const publicPurposes = ['avatar', 'logo', 'photo', 'gallery', 'post', 'event', 'project'] as const
export const privatePurposes = [
  'certificate',
  'offer',
  'message',
  'log entry',
  'safety record',
  'delivery',
  'claim',
  'verification',
  'import',
] as const
export const FilePurpose = z.enum([...publicPurposes, ...privatePurposes])
export type FilePurpose = z.infer<typeof FilePurpose>

/** The documents that files belong to. */
export const FileOwnerCollection = z.enum([
  'brigade-users',
  'professionals',
  'chefs',
  'recruiters',
  'suppliers',
  'kitchens',
  'jobs',
  'conversations',
])

const MIB = 1_048_576
/** Product E46: the largest picture and the largest PDF. */
export const LARGEST_PICTURE_BYTES = 15 * MIB
export const LARGEST_PDF_BYTES = 20 * MIB

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic'] as const
const PDF = 'application/pdf'
export const FileType = z.enum([...pictureTypes, PDF])
export type FileType = z.infer<typeof FileType>

/** The most bytes a file of this type may have. */
export function largestBytes(contentType: FileType): number {
  return contentType === PDF ? LARGEST_PDF_BYTES : LARGEST_PICTURE_BYTES
}

/** A picture or PDF (product, E46). The bytes lie in the store under `path`. */
export const StoredFile = z
  .strictObject({
    ...commonFields,
    /** `{owner.collection}/{owner.id}/{purpose}/{fileId}`. */
    path: z.string().min(1).max(500),
    owner: z.strictObject({ collection: FileOwnerCollection, id: DocumentId }),
    purpose: FilePurpose,
    /** As it was called where it came from. */
    name: z.string().trim().min(1).max(200),
    /** As its content says, once it is ready; before that as it was named. */
    contentType: FileType,
    /** Bytes. */
    size: z.int().min(1),
    /** MD5 of the bytes in base64; the server's. */
    md5Hash: z.string().length(24).optional(),
    /** Pixels; pictures only, the server's. */
    width: z.int().min(1).max(20_000).optional(),
    height: z.int().min(1).max(20_000).optional(),
    state: FileState,
    /** Why it was refused. */
    refusal: z.enum(['type', 'size', 'unreadable', 'infected']).optional(),
  })
  .refine(({ contentType, size }) => size <= largestBytes(contentType), { path: ['size'], error: 'size' })
export type StoredFile = Readonly<z.infer<typeof StoredFile>>

/** Where the bytes of a file lie. */
export function filePath({ owner, purpose }: Pick<StoredFile, 'owner' | 'purpose'>, fileId: string): string {
  return `${owner.collection}/${owner.id}/${purpose}/${fileId}`
}

function aroundOwner(caller: Caller, { owner }: Partial<StoredFile>): Readonly<Record<string, string>> {
  if (owner === undefined || caller.uid === null) return {}
  switch (owner.collection) {
    case 'kitchens':
      return ownTeamDocument({ kitchenId: owner.id }, caller)
    case 'jobs':
      return { hiring: `jobs/${owner.id}/hiring-team/${caller.uid}` }
    case 'conversations':
      return { conversation: `conversations/${owner.id}` }
    default:
      return {}
  }
}

/** Papers of an order, read by who reads orders (product, E34). */
const ORDER_PAPERS: readonly FilePurpose[] = ['delivery', 'claim']

/** Whether the caller reads files of a kitchen with this purpose; while it is not known, those with any. */
function readsInKitchen(context: PolicyContext, purpose: FilePurpose | undefined): boolean {
  const isOfOrder = purpose === undefined || ORDER_PAPERS.includes(purpose)
  return isOfOrder ? readsAsKitchen(context) : worksHere(context)
}

/** Whether the caller belongs to what the file belongs to, closely enough to read it or to add to it. */
function belongsToOwner(
  context: PolicyContext,
  { owner, purpose }: Partial<StoredFile>,
  to: 'read' | 'add',
): boolean {
  const { caller, related } = context
  if (owner === undefined || caller.uid === null) return false
  switch (owner.collection) {
    case 'kitchens':
      if (to === 'read') return readsInKitchen(context, purpose)
      return callerHasAccess(context, 'cook') || isPairedDevice(context)
    case 'jobs':
      return hasHiringRole(related['hiring'], to === 'read' ? 'view' : 'pipeline')
    case 'conversations': {
      const people = related['conversation']?.['people']
      return Array.isArray(people) && people.includes(caller.uid)
    }
    default:
      return owner.id === caller.uid
  }
}

const isPublicPurpose = (purpose: FilePurpose | undefined): boolean =>
  publicPurposes.some((one) => one === purpose)

/** What is shown to an inspector stays, whoever added it (product, principle P4). */
const EVIDENCE: readonly FilePurpose[] = ['safety record', 'delivery']

/** Whether the caller answers for what the owner shows to everybody. */
function managesOwner(context: PolicyContext, { collection: kind }: StoredFile['owner']): boolean {
  if (kind === 'jobs') return hasHiringRole(context.related['hiring'], 'full')
  return kind === 'kitchens' && callerHasAccess(context, 'manager')
}

/** Whether the caller takes the file away: whoever added it, and what everybody sees also who answers for it. */
function mayTakeAway(context: PolicyContext, { owner, purpose, createdBy }: StoredFile): boolean {
  if (EVIDENCE.includes(purpose) || !belongsToOwner(context, { owner }, 'add')) return false
  return createdBy === context.caller.uid || (isPublicPurpose(purpose) && managesOwner(context, owner))
}

/** The fields the server finds out; a new file has none of them. */
const isFresh = ({ state, md5Hash, width, height, refusal }: StoredFile): boolean =>
  state === 'uploading' && [md5Hash, width, height, refusal].every((found) => found === undefined)

/**
 * Files. Whoever belongs to the owner adds one, and takes the own away; the server says whether it is ready. A list is
 * proved by the `owner`, in a kitchen with the `purpose`, or by a public `purpose` and `state == ready`. The bytes go 30 days after their owner.
 */
export const files = collection({
  path: 'files/{fileId}',
  schema: StoredFile,
  policy: {
    policyReads: (_params, caller, known) => aroundOwner(caller, known),
    read: (context, known) =>
      (known.state === 'ready' && isPublicPurpose(known.purpose)) || belongsToOwner(context, known, 'read'),
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      isFresh(after) &&
      after.path === filePath(after, idIn(context.params, 'fileId')) &&
      belongsToOwner(context, after, 'add'),
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      mayTakeAway(context, before) &&
      fileLifecycle.isAllowed(before.state, 'remove') &&
      after.state === 'deleted' &&
      changesOnly(before, after, ['state']),
    delete: () => false,
  },
  indexes: [
    ['owner.collection', 'owner.id', 'purpose', '-createdAt'],
    ['state', 'updatedAt'],
  ],
})
