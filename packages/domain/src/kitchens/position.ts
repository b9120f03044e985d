import * as z from 'zod'

/** Titles of the trade (product, E12). A position gives no rights. */
export const positions = [
  'owner',
  'executive chef',
  'head chef',
  'sous chef',
  'chef de partie',
  'demi chef',
  'commis',
  'apprentice',
  'pastry chef',
  'baker',
  'butcher',
  'porter',
  'steward',
  'manager',
  'purchaser',
  'waiter',
  'bartender',
  'host',
  'other',
] as const
export const Position = z.enum(positions)
export type Position = z.infer<typeof Position>
