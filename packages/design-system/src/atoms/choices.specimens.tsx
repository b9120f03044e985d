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
  keys: 'Space ticks, arrows move between choices',
  specimens: {
    checkbox: <Checkbox label="Show me on the public page" hint="Name and position" defaultChecked />,
    radio: <RadioGroup label="Sesame" choices={answers} defaultValue="unknown" />,
    'radio in a row': (
      <RadioGroup label="Gluten" choices={answers.slice(0, 2)} direction="row" problem="Choose one" />
    ),
    'tick, to do': <LiveTick first={false} />,
    'tick, done': <LiveTick first />,
    'tick, partly': <LiveTick first="mixed" />,
  },
})
