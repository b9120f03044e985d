import { ChevronRight, Trash2 } from 'lucide'
import { specimens } from '../specimens/specimens.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { LinkButton } from './link-button.tsx'
import { SubmitButton } from './submit-button.tsx'

const nothing = () => {}

export const buttonSpecimens = specimens({
  name: 'Button',
  level: 'atoms',
  use: 'Something a person may do here. One primary button in a view; danger asks again before it acts. What leads to another page is a LinkButton, what sends a form a SubmitButton.',
  props: {
    tone: 'primary, quiet (usual), danger, plain',
    size: 'small, medium (usual), large',
    shape: 'icon for a lone drawing, with an aria-label',
    isPending: 'keeps focus and blocks a second press',
  },
  access:
    'A real button or link; a pending one stays in the tab order and says aria-disabled. 36 px, 44 px by touch, 56 px in kitchen mode.',
  touched: ['quiet', 'primary', 'danger', 'plain'],
  keys: 'Enter or Space presses',
  specimens: {
    quiet: <Button onClick={nothing}>Save draft</Button>,
    primary: (
      <SubmitButton tone="primary" onClick={nothing}>
        Publish menu
      </SubmitButton>
    ),
    danger: (
      <Button tone="danger" onClick={nothing}>
        Delete kitchen
      </Button>
    ),
    plain: (
      <Button tone="plain" onClick={nothing}>
        Show older
      </Button>
    ),
    pending: (
      <Button tone="primary" isPending>
        Sending
      </Button>
    ),
    off: <Button disabled>Needs a connection</Button>,
    small: <Button size="small">Undo</Button>,
    large: (
      <Button size="large" tone="primary">
        Try a kitchen now
      </Button>
    ),
    icon: (
      <Button shape="icon" aria-label="Delete">
        <Icon of={Trash2} />
      </Button>
    ),
    'long text': (
      <Button>
        Kartoffelpüree mit brauner Butter, Schnittlauch und Röstzwiebeln, für das Bankett im großen Saal
      </Button>
    ),
    'right to left': (
      <div dir="rtl">
        <Button tone="primary">
          Next day <Icon of={ChevronRight} />
        </Button>
      </div>
    ),
    link: (
      <LinkButton tone="primary" href="/design-system">
        Leads somewhere
      </LinkButton>
    ),
  },
})
