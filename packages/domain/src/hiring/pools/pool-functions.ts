import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { PoolRole } from './talent-pool.ts'

/** Shares a pool with somebody, changes their role, or with `null` ends it. */
export const sharePool = functionContract({
  name: 'sharePool',
  audience: 'member',
  input: z.strictObject({ requestId: RequestId, poolId: DocumentId, uid: Uid, role: PoolRole.nullable() }),
  output: z.strictObject({ readers: z.array(Uid).max(51) }),
  reasons: ['role', 'gone'],
})

/** Leaves a pool one was put in; notes and tags about the person go with it. */
export const leavePool = functionContract({
  name: 'leavePool',
  audience: 'member',
  input: z.strictObject({ requestId: RequestId, poolId: DocumentId }),
  output: z.strictObject({ hasLeft: z.literal(true) }),
  reasons: ['gone'],
})

/** Says that two people of a pipeline or pool are one; can be undone for 30 days. */
export const mergePeople = functionContract({
  name: 'mergePeople',
  audience: 'member',
  input: z
    .strictObject({ requestId: RequestId, jobId: DocumentId, from: Uid, into: Uid })
    .refine(({ from, into }) => from !== into, { path: ['into'], error: 'same' }),
  output: z.strictObject({
    mergeId: DocumentId,
    applications: z.int().min(0),
    notes: z.int().min(0),
    pools: z.int().min(0),
  }),
  reasons: ['role', 'gone'],
})

/** Parts two people again. */
export const unmergePeople = functionContract({
  name: 'unmergePeople',
  audience: 'member',
  input: z.strictObject({ requestId: RequestId, mergeId: DocumentId }),
  output: z.strictObject({ restored: z.int().min(0) }),
  reasons: ['undo-over', 'role', 'gone'],
})
