import { Trash2 } from 'lucide-react'
import { specimens } from '../specimens/specimens.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { LinkButton } from './link-button.tsx'

const nothing = () => {}

export const buttonSpecimens = specimens({
  name: 'Button',
  level: 'atoms',
  keys: 'Enter or Space presses',
  specimens: {
    quiet: <Button onClick={nothing}>Save draft</Button>,
    primary: (
      <Button tone="primary" onClick={nothing}>
        Publish menu
      </Button>
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
    link: (
      <LinkButton tone="primary" href="/design-system">
        Leads somewhere
      </LinkButton>
    ),
  },
})
