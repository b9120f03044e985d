import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changesOnly, isSame } from '../../core/documents/changed-fields.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'

const Tags = z.array(z.string().trim().min(1).max(40))
/** Product E41: tags of one person, and of an owner's whole pool. */
const TAGS_OF_PERSON = 50
const TAGS_OF_POOL = 200

export const PoolRole = z.enum(['full', 'view'])
export type PoolRole = z.infer<typeof PoolRole>

/** People a recruiter wants to remember (product, E41). */
export const TalentPool = z.strictObject({
  ...commonFields,
  name: z.string().trim().min(1).max(60),
  owner: Uid,
  /** Others who may see it, and with `full` change it; shared by function. */
  sharedWith: z.array(z.strictObject({ uid: Uid, role: PoolRole })).max(50),
  /** Owner and all of `sharedWith`, so that a list can be asked for. */
  readers: z.array(Uid).min(1).max(51),
  /** The tags in use, for choosing from. */
  tags: Tags.max(TAGS_OF_POOL),
})
export type TalentPool = Readonly<z.infer<typeof TalentPool>>

/** A person in a pool. The document's id is the person's. */
export const PooledPerson = z.strictObject({
  ...commonFields,
  uid: Uid,
  tags: Tags.max(TAGS_OF_PERSON),
  /** Words for the pool's readers; the person does not read them. */
  note: z.string().max(2000),
})
export type PooledPerson = Readonly<z.infer<typeof PooledPerson>>

/** The caller's role in a pool; undefined when it is none of theirs. */
function roleIn({ caller, related }: PolicyContext): 'owner' | PoolRole | undefined {
  const { owner, sharedWith } = related['pool'] ?? {}
  if (caller.uid === null) return undefined
  if (owner === caller.uid) return 'owner'
  const shared = TalentPool.shape.sharedWith.safeParse(sharedWith)
  return shared.data?.find(({ uid }) => uid === caller.uid)?.role
}

const mayWritePeople = (context: PolicyContext): boolean => {
  const role = roleIn(context)
  return role === 'owner' || role === 'full'
}

/** Pools: made, named and ended by their owner. A list is proved by `readers array-contains caller`. */
export const talentPools = collection({
  path: 'talent-pools/{poolId}',
  schema: TalentPool,
  policy: {
    policyReads: (_params, caller): Readonly<Record<string, string>> =>
      caller.uid === null ? {} : { recruiter: `recruiters/${caller.uid}` },
    read: ({ caller }, { owner, readers }) =>
      caller.uid !== null && (owner === caller.uid || readers?.includes(caller.uid) === true),
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      after.owner === context.caller.uid &&
      after.sharedWith.length === 0 &&
      isSame(after.readers, [after.owner]) &&
      context.relatedAfter['recruiter'] !== undefined,
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      before.owner === context.caller.uid &&
      changesOnly(before, after, ['name', 'tags']),
    delete: ({ caller }, before) => caller.uid !== null && before.owner === caller.uid,
  },
  indexes: [['owner', 'name'], ['readers[]']],
})

/** People in a pool: kept by its owner and those with `full`. Who is put in one is told, and leaves by function. */
export const pooledPeople = collection({
  path: 'talent-pools/{poolId}/people/{uid}',
  schema: PooledPerson,
  policy: {
    policyReads: ({ poolId }): Readonly<Record<string, string>> =>
      poolId === undefined ? {} : { pool: `talent-pools/${poolId}` },
    read: (context) => roleIn(context) !== undefined,
    create: (context, after) =>
      isCreatedByCaller(context, after) && after.uid === context.params['uid'] && mayWritePeople(context),
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      changesOnly(before, after, ['tags', 'note']) &&
      mayWritePeople(context),
    delete: mayWritePeople,
  },
  indexes: [['tags[]'], ['-createdAt']],
})
