import './file-drop.css'
import '../atoms/button.css'
import { useEffect, useEffectEvent, useId, useRef } from 'react'

interface FileDropProps {
  /** On the button that opens the picker. */
  readonly label: string
  readonly hint: string
  /** Endings and types for the picker, such as `.json,.html`; dropped files of another kind arrive as well. */
  readonly accept?: string
  readonly isPending?: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** Text that was pasted while this had focus. */
  readonly onText?: (text: string) => void
}

/** Listens on the whole area, so that a near miss and a paste count too. */
function useDrop({ isPending, onFiles, onText }: Pick<FileDropProps, 'isPending' | 'onFiles' | 'onText'>) {
  const area = useRef<HTMLDivElement>(null)
  const take = useEffectEvent((list: FileList | null | undefined) => {
    const files = Array.from(list ?? [])
    if (files.length > 0 && isPending !== true) onFiles(files)
    return files.length > 0
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (take(event.clipboardData?.files)) return
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (text !== '') onText?.(text)
  })
  useEffect(() => {
    const element = area.current
    if (element === null) return undefined
    const stop = new AbortController()
    const listen = { signal: stop.signal }
    const over = (event: DragEvent) => {
      event.preventDefault()
      element.dataset.over = 'yes'
    }
    const leave = () => delete element.dataset.over
    element.addEventListener('dragover', over, listen)
    element.addEventListener('dragleave', leave, listen)
    element.addEventListener(
      'drop',
      (event) => {
        event.preventDefault()
        leave()
        take(event.dataTransfer?.files)
      },
      listen,
    )
    element.addEventListener('paste', (event) => onPaste(event), listen)
    return () => stop.abort()
  }, [])
  return area
}

/** A place for files: by picker, by dropping, by pasting. */
export function FileDrop({ label, hint, accept, isPending = false, onFiles, onText }: FileDropProps) {
  const id = useId()
  const area = useDrop({ isPending, onFiles, ...(onText === undefined ? {} : { onText }) })
  return (
    <div className="file-drop" ref={area}>
      <label className="button" data-tone="primary" data-pending={isPending || undefined} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept={accept}
        disabled={isPending}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? [])
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <span className="file-drop-hint">{hint}</span>
    </div>
  )
}
