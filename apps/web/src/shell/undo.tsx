import { UndoBar } from '@brigade/design-system/molecules/undo-bar.tsx'
import { useEffect } from 'react'
import { useText } from '../messages/text.tsx'
import { createStore, useStore } from './store.ts'

/** Product 5.1: the way back stays open this long, or until the next own action. */
const OPEN_MS = 5000

interface Offer {
  /** What was done, in words. */
  readonly text: string
  readonly undo: () => void
}

const offerStore = createStore<Offer | null>(null)

/** Says what was just done and offers the way back, by button or Ctrl+Z, for 5 seconds. */
export function offerUndo(offer: Offer): void {
  offerStore.set(offer)
}

function takeBack(): void {
  const offer = offerStore.get()
  offerStore.set(null)
  offer?.undo()
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName)
}

/** The bar with the way back, while there is one. */
export function UndoOffer() {
  const t = useText()
  const offer = useStore(offerStore, null)
  useEffect(() => {
    if (offer === null) return undefined
    const timer = setTimeout(() => offerStore.set(null), OPEN_MS)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !isTyping(event.target)) takeBack()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey)
    }
  }, [offer])
  return offer === null ? null : <UndoBar text={offer.text} undoLabel={t('common.undo')} onUndo={takeBack} />
}
