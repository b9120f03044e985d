import { Checkbox, CheckboxGroup } from '@brigade/design-system/atoms/checkbox.tsx'
import { FieldProblem } from '@brigade/design-system/atoms/field-problem.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { RadioGroup } from '@brigade/design-system/atoms/radio-group.tsx'
import { type Choice, SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import type { FieldLimits } from '../../lib/drafts/field-limits.ts'
import type { FormDraft } from '../../lib/drafts/use-draft.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { ZoneField } from '../../lib/location/zone-field.tsx'
import { listFromTyped } from '../../lib/drafts/typed-list.ts'

/** The values of a form by field name; a tick is `on` or empty, several choices are separated by commas. */
export type FormValues = Readonly<Record<string, string>>

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
  /** FormValues after a `number`: a currency. */
  readonly unit?: string
  /** What a browser may fill in by itself, as HTML names it. */
  readonly autoComplete?: (typeof autofills)[number]
  /** The message for a value that does not fit. */
  readonly missing?: MessageKey
}

const autofills = [
  'name',
  'organization',
  'email',
  'address-line1',
  'address-line2',
  'postal-code',
  'address-level2',
  'country',
] as const

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
function CardInput(props: CardInputProps) {
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
          {...(hint !== undefined && { hint })}
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
          autoComplete={autoComplete}
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
      return (
        <ZoneField
          label={label}
          problem={problem}
          value={value}
          onChange={onChange}
          {...(hint !== undefined && { hint })}
        />
      )
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

/** Fields in the order of the page; the fields of a nested list are drawn side by side. */
export type FieldTable = readonly (CardField | readonly CardField[])[]

interface TableFieldsProps {
  readonly fields: FieldTable
  readonly draft: Pick<FormDraft<FormValues>, 'values' | 'limitsOf'>
  readonly onChange: (values: FormValues) => void
  /** What is wrong with a field, in words, once it is to be shown. */
  readonly problemOf: (field: CardField) => string | undefined
}

/** The inputs of a table of fields, filled from the draft of its form. */
export function TableFields({ fields, draft, onChange, problemOf }: TableFieldsProps) {
  const input = (field: CardField) => (
    <CardInput
      key={field.name}
      field={field}
      limits={draft.limitsOf(field.name)}
      value={draft.values[field.name] ?? ''}
      problem={problemOf(field)}
      onChange={(value) => onChange({ [field.name]: value })}
    />
  )
  return fields.map((field) =>
    'name' in field ? input(field) : <Grid key={field[0]?.name}>{field.map(input)}</Grid>,
  )
}
