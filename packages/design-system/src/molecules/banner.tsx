import './banner.css'
import type { ComponentProps } from 'react'

interface BannerProps extends ComponentProps<'div'> {
  readonly state: 'ok' | 'warn' | 'late' | 'info'
}

/** A sentence about the whole page, above it. The caller decides whether it is announced. */
export function Banner({ state, ...rest }: BannerProps) {
  return <div {...rest} className="banner" data-state={state} />
}
