import './choice.css'
import './field.css'
import type { ComponentProps } from 'react'
import { useId } from 'react'
import { useReportedProblem } from './form-context.ts'
import type { Choice } from './select-field.tsx'

interface RadioChoice extends Choice {
  readonly hint?: string
}

interface RadioGroupProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'value' | 'defaultValue'
> {
  readonly label: string
  readonly choices: readonly RadioChoice[]
  /** The chosen value, when the parent keeps it. */
  readonly value?: string
  /** The value chosen at first, when the form keeps it. */
  readonly defaultValue?: string
  readonly direction?: 'row' | 'column'
  readonly problem?: string | undefined
}

/** One of a few, all in sight. */
export function RadioGroup({
  label,
  choices,
  value,
  defaultValue,
  direction = 'column',
  problem,
  ...rest
}: RadioGroupProps) {
  const id = useId()
  useReportedProblem(id, problem)
  return (
    <fieldset id={id} className="choices" data-direction={direction} aria-describedby={`${id}-problem`}>
      <legend className="choices-legend">{label}</legend>
      <div className="choices-list">
        {choices.map((choice) => (
          <label className="choice" key={choice.value}>
            <input
              name={id}
              {...rest}
              type="radio"
              value={choice.value}
              {...(value === undefined ? {} : { checked: value === choice.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === choice.value })}
            />
            <span>
              {choice.label}
              {choice.hint === undefined ? null : <span className="choice-hint">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <span id={`${id}-problem`} className={problem === undefined ? undefined : 'field-problem'}>
        {problem}
      </span>
    </fieldset>
  )
}
