import './combobox.css'
import { useCombobox } from 'downshift'
import '../atoms/field.css'
import { useId } from 'react'
import { FieldProblem } from '../atoms/field-problem.tsx'

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
  const box = useCombobox<ComboboxItem>({
    inputId,
    items: [...items],
    initialInputValue: initialText,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.key,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) onType(inputValue)
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChoose(selectedItem)
    },
  })
  return (
    <div className="combobox">
      <label className="field-label" {...box.getLabelProps()}>
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
        {...box.getInputProps({
          'aria-invalid': problem === undefined ? undefined : true,
          'aria-describedby': [hint && hintId, problem && problemId].filter(Boolean).join(' ') || undefined,
        })}
      />
      <FieldProblem id={problemId} control={inputId} text={problem} />
      <ul className="combobox-list" {...box.getMenuProps()} hidden={!box.isOpen || items.length === 0}>
        {box.isOpen
          ? items.map((item, index) => (
              <li className="combobox-item" key={item.key} {...box.getItemProps({ item, index })}>
                {item.label}
                {item.detail === undefined ? null : <span className="combobox-detail">{item.detail}</span>}
              </li>
            ))
          : null}
      </ul>
    </div>
  )
}
