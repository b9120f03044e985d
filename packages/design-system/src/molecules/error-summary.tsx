import './error-summary.css'

export interface SummaryProblem {
  /** Name of the field, unique in the list. */
  readonly field: string
  readonly text: string
}

interface ErrorSummaryProps {
  readonly title: string
  readonly problems: readonly SummaryProblem[]
  /** Leads to a field; without it the problems are only said. */
  readonly onField?: (field: string) => void
}

/** All that is wrong with a form, above its fields; each problem leads to its field. Nothing without problems. */
export function ErrorSummary({ title, problems, onField }: ErrorSummaryProps) {
  if (problems.length === 0) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1}>
      <strong>{title}</strong>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            {onField === undefined ? (
              text
            ) : (
              <button type="button" className="error-summary-way" onClick={() => onField(field)}>
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
