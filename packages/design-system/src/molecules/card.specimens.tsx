import { Badge } from '../atoms/badge.tsx'
import { Button } from '../atoms/button.tsx'
import { StateMark } from '../atoms/state-mark.tsx'
import { specimens } from '../specimens/specimens.ts'
import { Card } from './card.tsx'

export const cardSpecimens = specimens({
  name: 'Card',
  level: 'cards',
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
    person: (
      <Card title="Sam Okafor" detail="Saucier, 6 years">
        <div className="cluster">
          <Badge>English</Badge>
          <Badge>French</Badge>
        </div>
      </Card>
    ),
  },
})
