import { Checkbox, CheckboxGroup } from '@brigade/design-system/atoms/checkbox.tsx'
import { FieldProblem } from '@brigade/design-system/atoms/field-problem.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { type Choice, SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { ZoneField } from '../../lib/location/zone-field.tsx'
import { listFromTyped } from '../../lib/drafts/typed-list.ts'

/** What stands in the form, by the document's fields; a tick is `on` or empty, several choices stand with commas. */
export type Said = Readonly<Record<string, string>>

/** One field of the form. */
export interface CardField {
  /** The document's top-level field; further fields about the same one have names of their own. */
  readonly name: string
  readonly label: MessageKey
  readonly hint?: MessageKey
  readonly as: keyof typeof typeOf | 'text' | 'tick' | 'several' | 'weekdays' | 'one' | 'number' | 'zone'
  readonly maxLength?: number
  /** What there is to choose from, of `several` and `one`. */
  readonly choices?: readonly { readonly value: string; readonly label: MessageKey }[]
  /** Said after a `number`: a currency. */
  readonly unit?: string
}

/** Fields of one line, as HTML names them. */
const typeOf = { line: 'text', day: 'date', time: 'time', email: 'email', phone: 'tel' } as const

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

interface CardInputProps {
  readonly field: CardField
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
}

function Several({ field, value, problem, onChange, choices }: CardInputProps & { choices: Choice[] }) {
  const t = useText()
  return (
    <div>
      <CheckboxGroup
        label={t(field.label)}
        choices={choices}
        chosen={listFromTyped(value)}
        onChange={(chosen) => onChange(chosen.join(', '))}
      />
      <FieldProblem text={problem} />
    </div>
  )
}

function useChoices({ as, choices = [] }: CardField): Choice[] {
  const t = useText()
  const { weekday } = useFormat()
  return as === 'weekdays'
    ? WEEKDAYS.map((day) => ({ value: String(day), label: weekday(day) }))
    : choices.map((choice) => ({ value: choice.value, label: t(choice.label) }))
}

/** The input of one field. */
export function CardInput(props: CardInputProps) {
  const { field, value, problem, onChange } = props
  const t = useText()
  const choices = useChoices(field)
  const { as, maxLength, unit } = field
  const label = t(field.label)
  const hint = field.hint === undefined ? undefined : t(field.hint)
  const words = { label, hint, problem, value, maxLength }
  switch (as) {
    case 'several':
    case 'weekdays':
      return <Several {...props} choices={choices} />
    case 'tick':
      return (
        <Checkbox
          label={label}
          checked={value !== ''}
          onChange={({ target }) => onChange(target.checked ? 'on' : '')}
        />
      )
    case 'one':
      return (
        <SelectField
          label={label}
          hint={hint}
          problem={problem}
          value={value}
          choices={choices}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'zone':
      return <ZoneField label={label} problem={problem} value={value} onChange={onChange} />
    case 'text':
      return <TextArea {...words} rows={5} onChange={({ target }) => onChange(target.value)} />
    case 'number':
      return (
        <NumberField
          {...words}
          {...(unit !== undefined && { unit })}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    default:
      return <TextField {...words} type={typeOf[as]} onChange={({ target }) => onChange(target.value)} />
  }
}
