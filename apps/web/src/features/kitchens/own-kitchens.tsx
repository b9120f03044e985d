import { Loaded } from '../../data/reading/loaded.tsx'
import { NoKitchens } from './no-kitchens.tsx'
import { OwnKitchenCards } from './own-kitchen-cards.tsx'
import { useOwnKitchens } from './use-own-kitchens.ts'

/** The kitchens the reader is in the team of, in front of everybody's. */
export function OwnKitchens() {
  const own = useOwnKitchens()
  return (
    <Loaded of={own} empty={<NoKitchens />}>
      {(rows) => <OwnKitchenCards rows={rows} />}
    </Loaded>
  )
}
