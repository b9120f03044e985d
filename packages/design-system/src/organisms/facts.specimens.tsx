import { Money } from '../atoms/money.tsx'
import { specimens } from '../specimens/specimens.ts'
import { Facts } from './facts.tsx'

const facts = [
  { name: 'Cost of a portion', value: <Money text="€3.42" unknown="" /> },
  { name: 'Food cost', value: '28.5 %' },
  { name: 'Margin', value: <Money text={undefined} unknown="1 price missing" /> },
]

export const factSpecimens = specimens({
  name: 'Facts',
  level: 'organisms',
  specimens: { 'cost of a recipe': <Facts facts={facts} /> },
})
