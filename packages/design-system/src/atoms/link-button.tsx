import './button.css'
import type { ComponentProps } from 'react'
import type { ButtonSize, ButtonTone } from './button.tsx'

interface LinkButtonProps extends ComponentProps<'a'> {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
}

/** A link that looks like a button because it is the main way on. */
export function LinkButton({ tone = 'quiet', size = 'medium', children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className="button" data-tone={tone} data-size={size}>
      {children}
    </a>
  )
}
