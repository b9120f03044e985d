import { useState } from 'react'
import { specimens } from '../specimens/specimens.ts'
import { Checkbox } from './checkbox.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Tick } from './tick.tsx'

const answers = [
  { value: 'contains', label: 'Contains' },
  { value: 'may', label: 'May contain' },
  { value: 'no', label: 'No', hint: 'With proof from the supplier' },
  { value: 'unknown', label: 'Unknown' },
]

function LiveTick({ first }: { readonly first: boolean | 'mixed' }) {
  const [checked, setChecked] = useState<boolean | 'mixed'>(first)
  return <Tick label="Picked basil" checked={checked} onChange={setChecked} />
}

export const choiceSpecimens = specimens({
  name: 'Choices',
  level: 'atoms',
  use: 'Checkbox for yes or no, RadioGroup for one of up to seven that should all be seen, Tick for something done by hand in a list.',
  props: {
    label: 'what is chosen',
    hint: 'a line below the label',
    problem: 'what is wrong, in words',
    'checked (Tick)': 'true, false, or mixed where only a part is done',
  },
  access: 'Native inputs: the label is the name, the group has a legend, a problem is tied to its group.',
  touched: ['tick, to do'],
  keys: 'Space ticks, arrows move between choices',
  specimens: {
    checkbox: <Checkbox label="Show me on the public page" hint="Name and position" defaultChecked />,
    radio: <RadioGroup label="Sesame" choices={answers} defaultValue="unknown" />,
    'radio in a row': (
      <RadioGroup label="Gluten" choices={answers.slice(0, 2)} direction="row" problem="Choose one" />
    ),
    off: <Checkbox label="Show prices" disabled />,
    'long text': (
      <Checkbox label="Kartoffelpüree mit brauner Butter, Schnittlauch und Röstzwiebeln, für das Bankett im großen Saal" />
    ),
    'right to left': (
      <div dir="rtl">
        <RadioGroup label="Sesame" choices={answers} defaultValue="may" />
      </div>
    ),
    'tick, to do': <LiveTick first={false} />,
    'tick, done': <LiveTick first />,
    'tick, partly': <LiveTick first="mixed" />,
  },
})
