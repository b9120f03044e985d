import { Avatar } from '../atoms/avatar.tsx'
import { Button } from '../atoms/button.tsx'
import { specimens } from '../specimens/specimens.ts'
import { Masthead } from './masthead.tsx'

const kitchen = { title: 'Larder & Rail', line: 'Restaurant · Lisbon', level: 3 } as const
const LONG =
  'Kartoffelpüree mit brauner Butter, Schnittlauch und Röstzwiebeln, für das Bankett im großen Saal'

export const mastheadSpecimens = specimens({
  name: 'Masthead',
  level: 'organisms',
  use: 'The head of a page that strangers read: a kitchen, a person, a menu, a job. Pages of work have a plain heading.',
  props: {
    title: 'the page’s heading',
    lead: 'a face before the title',
    above: 'one line over the title, such as pay',
    line: 'what this is, and where',
    tools: 'buttons; they are left off paper',
    art: 'a drawing at the far end, where there is room',
  },
  access: 'The drawing is decoration and is not read.',
  specimens: {
    kitchen: (
      <Masthead {...kitchen} art="/art/bg-range.svg" tools={<Button>Share</Button>}>
        <p>Sixty seats, an open fire and a short menu.</p>
      </Masthead>
    ),
    person: (
      <Masthead
        title="Sam Okafor"
        line="Saucier"
        level={3}
        lead={<Avatar name="Sam Okafor" size="large" />}
      />
    ),
    job: (
      <Masthead title="Commis, larder" above={<p>€1,080–€1,220 a month</p>} level={3} line="Tern, Lisbon" />
    ),
    'long text': <Masthead title={LONG} line={LONG} level={3} art="/art/bg-table.svg" />,
    'right to left': (
      <div dir="rtl">
        <Masthead {...kitchen} art="/art/bg-range.svg" tools={<Button>Share</Button>} />
      </div>
    ),
  },
})
