import { ChefHat } from 'lucide'
import { Mark } from '../brand/mark.tsx'
import { Wordmark } from '../brand/wordmark.tsx'
import { specimens } from '../specimens/specimens.ts'
import { Avatar } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'
import { Money } from './money.tsx'
import { Spinner } from './spinner.tsx'
import { StateMark } from './state-mark.tsx'

export const markSpecimens = specimens({
  name: 'Marks',
  level: 'atoms',
  use: 'StateMark for how something stands, Badge for a fact beside a name, Money for an amount. A state without a word does not exist.',
  props: {
    'state (StateMark)': 'ok, warn, late, info, neutral, unknown',
    'text, unknown (Money)': 'the amount in words, or what to say when it is not known',
    'name, picture, size (Avatar)': 'the letters stand in for a face; the name is written beside it',
    'of, label (Icon)': 'a drawing; a label only when it stands alone',
  },
  access:
    'Shape, word and colour say the same, so a state survives greyscale, forced colours and a screen reader.',
  specimens: {
    done: <StateMark state="ok">Done</StateMark>,
    waiting: <StateMark state="warn">Waiting 6 min</StateMark>,
    late: <StateMark state="late">Out of limit</StateMark>,
    new: <StateMark state="info">New</StateMark>,
    draft: <StateMark state="neutral">Draft</StateMark>,
    unknown: <StateMark state="unknown">Not known</StateMark>,
    'long text': <StateMark state="warn">Waiting for the fishmonger</StateMark>,
    'right to left': (
      <div dir="rtl">
        <StateMark state="late">Out of limit</StateMark>
      </div>
    ),
    badge: <Badge>Garde manger</Badge>,
    money: <Money text="€3.42" unknown="not known" />,
    'money, not known': <Money text={undefined} unknown="1 price missing" />,
    avatar: <Avatar name="Ines Duarte" />,
    'avatar, small': <Avatar name="Omar Haddad" size="small" />,
    key: <Kbd>g</Kbd>,
    icon: <Icon of={ChefHat} label="Chef" />,
    'under way': <Spinner />,
    wordmark: <Wordmark />,
    mark: <Mark />,
  },
})
