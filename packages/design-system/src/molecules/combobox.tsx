import './combobox.css'
import '../atoms/field.css'
import { useId } from 'react'
import { FieldProblem } from '../atoms/field-problem.tsx'
import { useCombobox } from './use-combobox.ts'

export interface ComboboxItem {
  readonly key: string
  readonly label: string
  readonly detail?: string
}

interface ComboboxProps {
  readonly label: string
  readonly hint?: string
  readonly problem?: string | undefined
  readonly placeholder?: string
  /** What fits the typed words, best first; the page looks it up. */
  readonly items: readonly ComboboxItem[]
  /** Words already in the field when it appears. */
  readonly initialText?: string
  readonly onType: (text: string) => void
  readonly onChoose: (item: ComboboxItem) => void
}

/** One of many, found by typing. What is typed and not found stays in the field. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, problem, placeholder, items, initialText = '', onType, onChoose } = props
  const inputId = useId()
  const problemId = `${inputId}-problem`
  const hintId = `${inputId}-hint`
  const box = useCombobox({ items, initialText, labelOf: ({ label: text }) => text, onType, onChoose })
  const labelId = `${inputId}-label`
  return (
    <div className="combobox">
      <label className="field-label" id={labelId} htmlFor={inputId}>
        {label}
      </label>
      {hint === undefined ? null : (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      )}
      <input
        className="field-control"
        placeholder={placeholder}
        id={inputId}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={[hint && hintId, problem && problemId].filter(Boolean).join(' ') || undefined}
        {...box.inputProps}
      />
      <FieldProblem id={problemId} control={inputId} text={problem} />
      <ul className="combobox-list" aria-labelledby={labelId} hidden={!box.isShown} {...box.listProps}>
        {box.isShown
          ? items.map((item, index) => (
              <li className="combobox-item" key={item.key} {...box.optionProps(item, index)}>
                {item.label}
                {item.detail === undefined ? null : <span className="combobox-detail">{item.detail}</span>}
              </li>
            ))
          : null}
      </ul>
    </div>
  )
}
