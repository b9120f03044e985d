import './field.css'
import { type ReactNode, useId } from 'react'
import { FieldProblem } from './field-problem.tsx'

/** What every field shares: its name, help, and what is wrong with what was typed. */
export interface FieldWords {
  readonly label: string
  /** Said beside the label when the field may stay empty, such as "optional". */
  readonly optional?: string | undefined
  readonly hint?: string | undefined
  /** What is wrong, in words. The field is marked invalid while this is set. */
  readonly problem?: string | undefined
}

interface FieldProps extends FieldWords {
  readonly isNumeric?: boolean
  readonly children: (control: FieldControl) => ReactNode
}

/** Attributes that tie a control to its label, hint and problem. */
export interface FieldControl {
  readonly id: string
  readonly className: 'field-control'
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** A labelled place for one value. */
export function Field({ label, optional, hint, problem, isNumeric = false, children }: FieldProps) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const problemId = problem === undefined ? undefined : `${id}-problem`
  const described = [hintId, problemId].filter((each) => each !== undefined).join(' ')
  return (
    <div className="field" data-numeric={isNumeric || undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional === undefined ? null : <span className="field-optional"> ({optional})</span>}
      </label>
      {hint === undefined ? null : (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      )}
      {children({
        id,
        className: 'field-control',
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': problem === undefined ? undefined : true,
      })}
      <FieldProblem id={problemId} control={id} text={problem} />
    </div>
  )
}
