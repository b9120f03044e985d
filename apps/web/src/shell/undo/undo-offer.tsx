import { UndoBar } from '@brigade/design-system/molecules/undo-bar.tsx'
import { useEffect } from 'react'
import { useText } from '../../messages/text.tsx'
import { type Offer, offerStore } from './undo.ts'

/** Product 5.1: the way back stays open this long, or until the next own action. */
const OPEN_SECONDS = 5

function takeBack({ undo }: Offer): void {
  offerStore.set(null)
  undo()
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName)
}

/** The bar with the way back, until its time is over. */
export function UndoOffer({ offer }: { readonly offer: Offer }) {
  const t = useText()
  useEffect(() => {
    const timer = setTimeout(() => offerStore.set(null), (offer.seconds ?? OPEN_SECONDS) * 1000)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
      // The browser would take back what was typed last as well, wherever that was.
      event.preventDefault()
      takeBack(offer)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey)
    }
  }, [offer])
  return <UndoBar text={offer.text} undoLabel={t('common.undo')} onUndo={() => takeBack(offer)} />
}
