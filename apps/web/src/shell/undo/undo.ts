import { createStore } from '../../lib/store/store.ts'

/** Something that was just done and may be taken back. */
export interface Offer {
  /** What was done, in words. */
  readonly text: string
  readonly undo: () => void
  /** How long the way back stays open; 5 seconds unless the kitchen says otherwise. */
  readonly seconds?: number
}

export const offerStore = createStore<Offer | null>(null)

/** Says what was just done and offers the way back, by button or Ctrl+Z, for a few seconds. */
export function offerUndo(offer: Offer): void {
  offerStore.set(offer)
}
