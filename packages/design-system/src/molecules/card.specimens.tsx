import { Avatar } from '../atoms/avatar.tsx'
import { Badge } from '../atoms/badge.tsx'
import { Button } from '../atoms/button.tsx'
import { StateMark } from '../atoms/state-mark.tsx'
import { specimens } from '../specimens/specimens.ts'
import { Card } from './card.tsx'
import { Cell, Cells } from './cell.tsx'

export const cardSpecimens = specimens({
  name: 'Card',
  level: 'cards',
  use: 'One thing’s summary in a grid. The whole card leads there; buttons in its foot still work. For many things of one kind in a list, take a Cell.',
  props: {
    title: 'the thing’s name, a heading of the given level',
    href: 'makes the whole card a link',
    detail: 'one line of facts',
    lead: 'a face before the title',
    aside: 'a state or a price at the end of the title’s line',
    foot: 'buttons',
  },
  access: 'One link per card, named by its title; the focus ring goes round the whole card.',
  touched: ['kitchen'],
  specimens: {
    kitchen: <Card title="Larder & Rail" href="/design-system" detail="Restaurant, Lisbon · owner" />,
    job: (
      <Card
        title="Chef de partie, pastry"
        href="/design-system"
        detail="€15.50 to €17.00 an hour · 40 h a week"
        aside={<StateMark state="info">New</StateMark>}
      />
    ),
    recipe: (
      <Card
        title="Fish stock"
        detail="4 l · 12 portions"
        aside={<StateMark state="neutral">Draft</StateMark>}
        foot={<Button size="small">Scale</Button>}
      />
    ),
    plan: <Card title="Kitchen, up to 10 people" detail="€29.00 a month" foot={<Button>Choose</Button>} />,
    supplier: (
      <Card
        title="Mar & Filhos"
        href="/design-system"
        detail="Fish and seafood · Lisbon, Setúbal"
        aside={<StateMark state="ok">Delivers tomorrow</StateMark>}
      />
    ),
    'ticket tile': (
      <Card title="42 · Table 7" detail="2 covers · grill" aside={<StateMark state="late">9 min</StateMark>}>
        <Cells>
          <Cell title="1 sea bass" detail="no butter" />
          <Cell title="2 fennel" trail={<StateMark state="ok">Ready</StateMark>} />
        </Cells>
      </Card>
    ),
    'long text': (
      <Card
        title="Kartoffelpüree mit brauner Butter, Schnittlauch und Röstzwiebeln, für das Bankett im großen Saal"
        href="/design-system"
        detail="Kartoffelpüree mit brauner Butter, Schnittlauch und Röstzwiebeln, für das Bankett im großen Saal"
        aside={<StateMark state="warn">Waiting</StateMark>}
      />
    ),
    'title alone': <Card title="Fish stock" />,
    'right to left': (
      <div dir="rtl">
        <Card
          title="Larder & Rail"
          detail="Restaurant, Lisbon"
          aside={<StateMark state="info">New</StateMark>}
        />
      </div>
    ),
    person: (
      <Card title="Sam Okafor" lead={<Avatar name="Sam Okafor" />} detail="Saucier, 6 years">
        <div className="cluster">
          <Badge>English</Badge>
          <Badge>French</Badge>
        </div>
      </Card>
    ),
  },
})
