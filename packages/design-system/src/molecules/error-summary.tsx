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
  /** Off where it only stands as an example: then it leaves the focus where it is. */
  readonly takesFocus?: boolean
}

/** All that is wrong with a form, above it; takes focus when it appears. Nothing is shown without problems. */
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
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.text}`}>{problem.text}</li>
        ))}
      </ul>
    </div>
  )
}
