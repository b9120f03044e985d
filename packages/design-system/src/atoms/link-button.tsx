import './button.css'
import { Link } from './link.tsx'
import type { ComponentProps } from 'react'
import type { ButtonSize, ButtonTone } from './button.tsx'

interface LinkButtonProps extends ComponentProps<typeof Link> {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
}

/** A link that looks like a button because it is the main way on. */
export function LinkButton({ tone = 'quiet', size = 'medium', children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className="button" data-tone={tone} data-size={size}>
      {children}
    </Link>
  )
}
