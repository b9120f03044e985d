import './error-summary.css'
import { useEffect, useRef, useState } from 'react'

export interface SummaryProblem {
  /** Name of the field, unique in the list. */
  readonly field: string
  readonly text: string
}

interface ErrorSummaryProps {
  readonly title: string
  readonly problems: readonly SummaryProblem[]
  /** Off where it only stands as an example: then it leaves the focus where it is. */
  readonly takesFocus?: boolean
}

/** The fields on the page that say these words beside themselves, in the order of the words. */
function fieldsSaying(words: readonly string[]): readonly (HTMLElement | null)[] {
  const beside = [...document.querySelectorAll('.field-problem')]
  return words.map((text) => {
    const at = beside.findIndex(({ textContent }) => textContent === text)
    const [said] = at === -1 ? [] : beside.splice(at, 1)
    return said?.parentElement?.querySelector<HTMLElement>('[aria-invalid]') ?? null
  })
}

/**
 * All that is wrong with a form, above it; takes focus when it appears, and each problem leads to its field: the one
 * that says the same words beside itself. Nothing is shown without problems.
 */
export function ErrorSummary({ title, problems, takesFocus = true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState<readonly (HTMLElement | null)[]>([])
  const count = problems.length
  const words = problems.map(({ text }) => text).join('\n')
  useEffect(() => {
    if (count > 0 && takesFocus) box.current?.focus()
  }, [count, takesFocus])
  useEffect(() => setFields(fieldsSaying(words.split('\n'))), [words])
  if (count === 0) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <strong>{title}</strong>
      <ul>
        {problems.map(({ field, text }, at) => {
          const control = fields[at]
          return (
            <li key={`${field} ${text}`}>
              {control === undefined || control === null ? (
                text
              ) : (
                <button type="button" className="error-summary-way" onClick={() => control.focus()}>
                  {text}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
