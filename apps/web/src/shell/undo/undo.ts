import { createStore } from '../../lib/store/store.ts'

/** Something that was just done and may be taken back. */
export interface Offer {
  /** What was done, in words. */
  readonly text: string
  readonly undo: () => void
}

export const offerStore = createStore<Offer | null>(null)

/** Says what was just done and offers the way back, by button or Ctrl+Z, for 5 seconds. */
export function offerUndo(offer: Offer): void {
  offerStore.set(offer)
}
