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
