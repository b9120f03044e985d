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
  specimens: {
    text: <TextField label="Name of the kitchen" defaultValue="Larder & Rail" />,
    hint: <TextField label="Handle" hint="Small letters, digits and dashes" optional="optional" />,
    problem: (
      <TextField label="E-mail" problem="An e-mail address has an @ in the middle" defaultValue="ines" />
    ),
    off: <TextField label="Code" disabled defaultValue="4F7-2KQ" />,
    number: <NumberField label="Yield" unit="kg" defaultValue="2,5" />,
    area: <TextArea label="Method" defaultValue="Sweat the onions until soft, not brown." />,
    select: <SelectField label="Unit" choices={units} defaultValue="kg" />,
  },
})
