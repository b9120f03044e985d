import { specimens } from '../specimens/specimens.ts'
import { NumberField } from './number-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const units = [
  { value: 'g', label: 'g' },
  { value: 'kg', label: 'kg' },
]

export const fieldSpecimens = specimens({
  name: 'Fields',
  level: 'atoms',
  use: 'One value each, with its name above it. NumberField keeps the text as typed, so that "2,5" and "1/2" reach the rule that reads them.',
  props: {
    label: 'always seen, never a placeholder in its place',
    optional: 'the word for "may stay empty"',
    hint: 'how to fill it in',
    problem: 'what is wrong and how to put it right',
    unit: 'said after a number',
  },
  access:
    'Label, hint and problem are tied to the control; a problem sets aria-invalid and has a sign beside its colour.',
  touched: ['text', 'select'],
  specimens: {
    text: <TextField label="Name of the kitchen" defaultValue="Larder & Rail" />,
    hint: <TextField label="Handle" hint="Small letters, digits and dashes" optional="optional" />,
    problem: (
      <TextField label="E-mail" problem="An e-mail address has an @ in the middle" defaultValue="ines" />
    ),
    empty: <TextField label="Town" />,
    'long text': (
      <TextField
        label="Kartoffelpüree mit brauner Butter, Schnittlauch und Röstzwiebeln, für das Bankett im großen Saal"
        hint="Kartoffelpüree mit brauner Butter, Schnittlauch und Röstzwiebeln, für das Bankett im großen Saal"
        problem="Kartoffelpüree mit brauner Butter, Schnittlauch und Röstzwiebeln, für das Bankett im großen Saal"
        defaultValue="Kartoffelpüree mit brauner Butter, Schnittlauch und Röstzwiebeln, für das Bankett im großen Saal"
      />
    ),
    'right to left': (
      <div dir="rtl">
        <NumberField label="Yield" unit="kg" hint="After peeling" problem="A number is missing" />
      </div>
    ),
    off: <TextField label="Code" disabled defaultValue="4F7-2KQ" />,
    number: <NumberField label="Yield" unit="kg" defaultValue="2,5" />,
    area: <TextArea label="Method" defaultValue="Sweat the onions until soft, not brown." />,
    select: <SelectField label="Unit" choices={units} defaultValue="kg" />,
  },
})
