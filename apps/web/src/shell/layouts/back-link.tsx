import './back-link.css'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { ArrowLeft } from 'lucide'

interface BackLinkProps {
  readonly href: string
  /** The list's name. */
  readonly children: string
}

/** Over one thing, the way to all of its kind; who came by a shared link has no other. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link className="back-link" href={href} data-print="no">
      <Icon of={ArrowLeft} />
      {children}
    </Link>
  )
}
