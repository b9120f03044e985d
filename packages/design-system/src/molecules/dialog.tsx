import './dialog.css'
import { X } from 'lucide'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../atoms/button.tsx'
import { Icon } from '../atoms/icon.tsx'
import { PartBoundary } from './part-boundary.tsx'

interface DialogProps {
  readonly isOpen: boolean
  /** Closed by Escape, the cross or the page; what was typed is the page's to keep. */
  readonly onClose: () => void
  readonly title: string
  /** Name of the cross for those who listen. */
  readonly closeLabel: string
  readonly size?: 'medium' | 'large'
  readonly children: ReactNode
}

/** A question in front of the page. Focus stays in it and goes back afterwards: the browser's own dialog sees to it. */
export function Dialog({ isOpen, onClose, title, closeLabel, size = 'medium', children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = box.current
    if (dialog === null) return
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
  }, [isOpen])
  // A dialog that is taken away open would take the focus with it; closed first, the browser gives it back.
  useLayoutEffect(() => {
    const dialog = box.current
    return () => dialog?.close()
  }, [])
  // The browser tells of a closing a moment later; by then the page may have closed it itself and asked the next question.
  const tellOfEscape = () => {
    if (isOpen && box.current?.open === false) onClose()
  }
  return (
    <dialog className="dialog" data-size={size} ref={box} aria-labelledby={id} onClose={tellOfEscape}>
      {isOpen ? (
        <>
          <div className="dialog-head">
            <h2 id={id}>{title}</h2>
            <Button tone="plain" shape="icon" aria-label={closeLabel} onClick={onClose}>
              <Icon of={X} />
            </Button>
          </div>
          <PartBoundary>{children}</PartBoundary>
        </>
      ) : null}
    </dialog>
  )
}
