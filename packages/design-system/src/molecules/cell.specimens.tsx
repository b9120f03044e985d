import { Avatar } from '../atoms/avatar.tsx'
import { Money } from '../atoms/money.tsx'
import { StateMark } from '../atoms/state-mark.tsx'
import { Tick } from '../atoms/tick.tsx'
import { specimens } from '../specimens/specimens.ts'
import { Cell, Cells } from './cell.tsx'

const nothing = () => {}

export const cellSpecimens = specimens({
  name: 'Cell',
  level: 'cells',
  use: 'One row of a list, inside Cells. The whole row leads there when it has an address; a tick or a button in it still works by itself.',
  props: {
    lead: 'before the words: a tick, a face, a drawing',
    'title, detail': 'the name, and one line of facts',
    trail: 'after the words: a state, a number, buttons',
    href: 'makes the whole row a link',
    isPending: 'a change that the server has not seen; the words for it belong in trail',
  },
  access: 'A real list, so its length is announced; 52 px tall, more in kitchen mode.',
  touched: ['person'],
  specimens: {
    person: (
      <Cells>
        <Cell
          lead={<Avatar name="Petra Nowak" />}
          title="Petra Nowak"
          href="/design-system"
          detail="Chef de partie · cook"
        />
        <Cell
          lead={<Avatar name="Omar Haddad" />}
          title="Omar Haddad"
          href="/design-system"
          detail="Sous chef · lead"
        />
      </Cells>
    ),
    'prep task': (
      <Cells>
        <Cell
          lead={<Tick label="Pick basil" checked={false} onChange={nothing} />}
          title="Pick basil"
          detail="400 g · Petra · before 17:00"
          trail={<StateMark state="warn">To do</StateMark>}
        />
        <Cell
          lead={<Tick label="Fish stock" checked onChange={nothing} />}
          title="Fish stock"
          detail="4 l · Omar"
          trail={<StateMark state="info">Waiting to sync</StateMark>}
          isPending
        />
      </Cells>
    ),
    'order line': (
      <Cells>
        <Cell title="Butter, 82 %" detail="2 × 5 kg" trail={<StateMark state="ok">Confirmed</StateMark>} />
        <Cell title="Chervil" detail="4 bunches" trail={<StateMark state="warn">Short by 2</StateMark>} />
      </Cells>
    ),
    application: (
      <Cells>
        <Cell
          lead={<Avatar name="Sam Okafor" />}
          title="Sam Okafor"
          detail="Sous chef · 2.4 km · pay fits"
          trail={<StateMark state="warn">2 days without a word</StateMark>}
        />
      </Cells>
    ),
    record: (
      <Cells>
        <Cell
          title="Fridge 2"
          detail="14:02 · Petra · 4.1 °C"
          trail={<StateMark state="ok">Within limits</StateMark>}
        />
        <Cell
          title="Fridge 3"
          detail="14:05 · Petra · 9.8 °C"
          trail={<StateMark state="late">Out of limit</StateMark>}
        />
        <Cell title="Blast chiller" trail={<StateMark state="unknown">Not proven</StateMark>} />
      </Cells>
    ),
    'long text': (
      <Cells>
        <Cell
          title="Kartoffelpüree mit brauner Butter, Schnittlauch und Röstzwiebeln, für das Bankett im großen Saal"
          detail="Kartoffelpüree mit brauner Butter, Schnittlauch und Röstzwiebeln, für das Bankett im großen Saal"
          trail={<StateMark state="warn">To do</StateMark>}
        />
      </Cells>
    ),
    none: <Cells />,
    many: (
      <Cells>
        {Array.from({ length: 12 }, (_, at) => (
          <Cell key={at} title={`Tray ${at + 1}`} trail={`${at + 1} kg`} />
        ))}
      </Cells>
    ),
    'right to left': (
      <div dir="rtl">
        <Cells>
          <Cell lead={<Avatar name="Omar Haddad" />} title="Omar Haddad" detail="Sous chef" trail="08:00" />
        </Cells>
      </div>
    ),
    'stock line': (
      <Cells>
        <Cell
          title="Sea bass, whole"
          detail="Pack of 5 kg · Mar & Filhos"
          trail={<Money text="€18.00/kg" unknown="" />}
        />
        <Cell title="Fennel" detail="No supplier yet" trail={<Money text={undefined} unknown="no price" />} />
      </Cells>
    ),
  },
})
