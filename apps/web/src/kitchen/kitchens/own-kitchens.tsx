import { Loaded } from '../../lib/reading/loaded.tsx'
import { NoOwnKitchens } from './no-own-kitchens.tsx'
import { OwnKitchenCards } from './own-kitchen-cards.tsx'
import { useOwnKitchens } from '../../lib/kitchen/use-own-kitchens.ts'

/** The kitchens the reader is in the team of, in front of everybody's. */
export function OwnKitchens() {
  const own = useOwnKitchens()
  return (
    <Loaded of={own} empty={<NoOwnKitchens />}>
      {(rows) => <OwnKitchenCards rows={rows} />}
    </Loaded>
  )
}
