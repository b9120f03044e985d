import { Checkbox, CheckboxGroup } from '@brigade/design-system/atoms/checkbox.tsx'
import { FieldProblem } from '@brigade/design-system/atoms/field-problem.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { RadioGroup } from '@brigade/design-system/atoms/radio-group.tsx'
import { type Choice, SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import type { FieldLimits } from '../../lib/drafts/field-limits.ts'
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
  readonly as:
    | keyof typeof typeOf
    | 'text'
    | 'tick'
    | 'several'
    | 'weekdays'
    | 'one'
    | 'radio'
    | 'number'
    | 'zone'
  /** What there is to choose from, of `several`, `one` and `radio`; with `named` they are words already, such as countries. */
  readonly choices?: readonly { readonly value: string; readonly label: MessageKey }[]
  readonly named?: readonly Choice[]
  /** Said after a `number`: a currency. */
  readonly unit?: string
  /** What a browser may fill in by itself, as HTML names it. */
  readonly autoComplete?: 'name' | 'organization' | 'email'
}

/** Fields of one line, as HTML names them. */
const typeOf = { line: 'text', day: 'date', time: 'time', email: 'email', phone: 'tel' } as const

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

interface CardInputProps {
  readonly field: CardField
  /** What the card's schema says of it. */
  readonly limits: FieldLimits
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
}

function Several({
  field,
  value,
  problem,
  onChange,
  choices,
}: CardInputProps & { choices: readonly Choice[] }) {
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

function useChoices({ as, choices = [], named = [] }: CardField): readonly Choice[] {
  const t = useText()
  const { weekday } = useFormat()
  return as === 'weekdays'
    ? WEEKDAYS.map((day) => ({ value: String(day), label: weekday(day) }))
    : [...choices.map((choice) => ({ value: choice.value, label: t(choice.label) })), ...named]
}

/** The input of one field. */
export function CardInput(props: CardInputProps) {
  const { field, limits, value, problem, onChange } = props
  const t = useText()
  const choices = useChoices(field)
  const { as, unit, autoComplete } = field
  const label = t(field.label)
  const hint = field.hint === undefined ? undefined : t(field.hint)
  const optional = limits.isOptional ? t('common.optional') : undefined
  const words = { label, hint, optional, problem, value, maxLength: limits.maxLength }
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
    case 'radio':
      return (
        <RadioGroup
          label={label}
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
      return (
        <TextField
          {...words}
          type={typeOf[as]}
          autoComplete={autoComplete}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}
