import './button.css'
import type { ComponentProps } from 'react'
import { Spinner } from './spinner.tsx'

export type ButtonTone = 'primary' | 'quiet' | 'danger' | 'plain'
export type ButtonSize = 'small' | 'medium' | 'large'

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  /** `icon` for a lone icon; give it an `aria-label` then. */
  readonly shape?: 'text' | 'icon'
  /** Keeps focus and blocks a second press while the first is under way. */
  readonly isPending?: boolean
}

/** Something a person may do here. */
export function Button({
  tone = 'quiet',
  size = 'medium',
  shape = 'text',
  isPending = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className="button"
      data-tone={tone}
      data-size={size}
      data-shape={shape}
      data-pending={isPending || undefined}
      aria-disabled={isPending || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isPending ? <Spinner /> : null}
      {children}
    </button>
  )
}
