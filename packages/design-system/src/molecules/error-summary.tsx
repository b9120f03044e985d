import './error-summary.css'
import { useEffect, useRef } from 'react'

export interface SummaryProblem {
  /** Name of the field, unique in the list. */
  readonly field: string
  readonly text: string
}

interface ErrorSummaryProps {
  readonly title: string
  readonly problems: readonly SummaryProblem[]
  /** Off where it only stands as an example: then it leaves the focus where it is and leads nowhere. */
  readonly takesFocus?: boolean
}

/** The control that says these words beside itself; where none does, the first that is marked. */
function controlSaying(words: string): HTMLElement | null {
  const beside = [...document.querySelectorAll('.field-problem')].find(
    ({ textContent }) => textContent === words,
  )
  return (beside?.parentElement ?? document).querySelector<HTMLElement>('[aria-invalid=true]')
}

/**
 * All that is wrong with a form, above it; takes focus when it appears, and each problem leads to its field: the one
 * that says the same words beside itself. Nothing is shown without problems.
 */
export function ErrorSummary({ title, problems, takesFocus = true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const count = problems.length
  useEffect(() => {
    if (count > 0 && takesFocus) box.current?.focus()
  }, [count, takesFocus])
  if (count === 0) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <strong>{title}</strong>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            {takesFocus ? (
              <button
                type="button"
                className="error-summary-way"
                onClick={() => controlSaying(text)?.focus()}
              >
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
