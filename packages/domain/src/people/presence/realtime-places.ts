import { presence, presenceOfPerson } from './presence.ts'
import type { RealtimePlace } from './realtime-place.ts'
import { screenOfDevice, screens } from './screens.ts'
import { typing, typingOfPerson } from './typing.ts'

/** All realtime data there is (product, section 1, ground rules); the provider refuses everything else. */
export const realtimePlaces: readonly RealtimePlace[] = [
  presence,
  presenceOfPerson,
  typing,
  typingOfPerson,
  screens,
  screenOfDevice,
]
