import { Money } from '../atoms/money.tsx'
import { specimens } from '../specimens/specimens.ts'
import { Facts } from './facts.tsx'

const facts = [
  { name: 'Cost of a portion', value: <Money text="€3.42" unknown="" /> },
  { name: 'Food cost', value: '28.5 %' },
  { name: 'Margin', value: <Money text={undefined} unknown="1 price missing" /> },
]

const words = [
  { name: 'Hours', value: '38–40 hours a week' },
  { name: 'Kind', value: 'Permanent' },
  { name: 'Starts', value: 'As agreed' },
]

export const factSpecimens = specimens({
  name: 'Facts',
  level: 'organisms',
  use: 'A few figures that belong together, each under its name. For rows of the same kind of figure take a Table.',
  props: {
    facts: 'name and value; a value that is not known says so',
    of: 'words for what is read, not compared',
  },
  access: 'A description list: every figure is read with its name.',
  specimens: {
    'cost of a recipe': <Facts facts={facts} />,
    words: <Facts of="words" facts={words} />,
    one: <Facts facts={facts.slice(0, 1)} />,
    'right to left': (
      <div dir="rtl">
        <Facts facts={facts} />
      </div>
    ),
  },
})
