import type { FormState } from '@brigade/design-system/atoms/form-context.ts'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

type Problems = FormState['problems']

interface FormHandle<Root> extends FormState {
  /** Stands around everything that belongs to the form. */
  readonly root: RefObject<Root | null>
  /** Sends what was typed; nothing while it is being sent already. */
  readonly submit: () => Promise<void>
}

/** The order in which one meets them on the page. */
function inOrder(problems: Problems): Problems {
  const sorted = [...problems].toSorted(([one], [other]) => {
    const [first, second] = [document.getElementById(one), document.getElementById(other)]
    if (first === null || second === null) return 0
    return first.compareDocumentPosition(second) === Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1
  })
  return new Map(sorted)
}

function without(problems: Problems, id: string): Problems {
  return new Map([...problems].filter(([each]) => each !== id))
}

/**
 * A form while it is sent: once at a time. After a try that something was wrong with, the focus goes to the summary, or,
 * where there is none, to the first field that is wrong; typing never moves it.
 */
export function useFormState<Root extends HTMLElement>(send: () => unknown): FormHandle<Root> {
  const root = useRef<Root>(null)
  const isRunning = useRef(false)
  const wantsFocus = useRef(false)
  // An object, so that the end of every try is drawn, also of one that ends at once.
  const [status, setStatus] = useState({ isSending: false })
  const { isSending } = status
  const [problems, setProblems] = useState<Problems>(new Map())
  const report = useCallback((id: string, text: string) => {
    setProblems((before) => inOrder(new Map([...before, [id, text]])))
    return () => setProblems((before) => without(before, id))
  }, [])
  const submit = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setStatus({ isSending: true })
    try {
      await send()
    } finally {
      isRunning.current = false
      wantsFocus.current = true
      root.current?.addEventListener('input', () => (wantsFocus.current = false), { once: true })
      setStatus({ isSending: false })
    }
  }
  useEffect(() => {
    if (status.isSending || !wantsFocus.current || problems.size === 0) return
    wantsFocus.current = false
    root.current?.querySelector<HTMLElement>('.error-summary, [aria-invalid=true]')?.focus()
  }, [status, problems])
  return { root, isSending, problems, report, submit }
}
