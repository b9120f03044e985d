import './field.css'
import { useId } from 'react'
import { useReportedProblem } from './form-context.ts'

interface FieldProblemProps {
  /** For who describes a control by it. */
  readonly id?: string | undefined
  /** Id of the one control it is about; without it, it is about what stands beside it. */
  readonly control?: string
  readonly text: string | undefined
}

/** What is wrong, beside the field; the form around it is told. Nothing without words. */
export function FieldProblem({ id, control, text }: FieldProblemProps) {
  const ownId = useId()
  const shownId = id ?? ownId
  useReportedProblem(control ?? shownId, text)
  return text === undefined ? null : (
    <span className="field-problem" id={shownId}>
      {text}
    </span>
  )
}
