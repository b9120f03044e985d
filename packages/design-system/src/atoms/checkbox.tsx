import './choice.css'
import './field.css'
import { type ComponentProps, useId } from 'react'
import type { Choice } from './select-field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly label: string
  readonly hint?: string
}

/** Yes or no, said at once. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  return (
    <label className="choice">
      <input {...rest} type="checkbox" />
      <span>
        {label}
        {hint === undefined ? null : <span className="choice-hint">{hint}</span>}
      </span>
    </label>
  )
}

interface CheckboxGroupProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  readonly problem?: string | undefined
  /** The chosen values after a tick, in the order of the choices. */
  readonly onChange: (chosen: readonly string[]) => void
}

/** Several of a few, all in sight. */
export function CheckboxGroup({ label, choices, chosen, problem, onChange }: CheckboxGroupProps) {
  const id = useId()
  const after = (value: string, isChosen: boolean) =>
    choices
      .map((choice) => choice.value)
      .filter((each) => (each === value ? isChosen : chosen.includes(each)))
  return (
    <fieldset className="choices" data-direction="row" aria-describedby={`${id}-problem`}>
      <legend className="choices-legend">{label}</legend>
      <div className="choices-list">
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            onChange={({ target }) => onChange(after(choice.value, target.checked))}
          />
        ))}
      </div>
      <span id={`${id}-problem`} className={problem === undefined ? undefined : 'field-problem'}>
        {problem}
      </span>
    </fieldset>
  )
}
