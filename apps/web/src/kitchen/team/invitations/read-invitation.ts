import type { readInvitation } from '@brigade/domain/kitchen/team/team-functions.ts'
import type * as z from 'zod'

/** What an invitation's link tells before it is answered. */
export type ReadInvitation = z.infer<typeof readInvitation.output>
