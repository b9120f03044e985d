import * as z from 'zod'
import { positions } from './positions.ts'

/** One of the titles of the trade. */
export const Position = z.enum(positions)
export type Position = z.infer<typeof Position>
