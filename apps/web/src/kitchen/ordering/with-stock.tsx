import type { ReactNode } from 'react'
import { Loaded } from '../../lib/reading/loaded.tsx'
import type { Buying } from './use-buying.ts'
import { type Stocked, useStocked } from './use-stocked.ts'

interface WithStockProps {
  readonly buying: Buying
  readonly children: (stocked: Stocked) => ReactNode
}

/** What needs the whole shelf: reads it while it is on screen. */
export function WithStock({ buying, children }: WithStockProps) {
  return <Loaded of={useStocked(buying)}>{children}</Loaded>
}
