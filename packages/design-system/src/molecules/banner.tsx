import './banner.css'
import type { ComponentProps } from 'react'
import { Live } from '../atoms/live.tsx'

interface BannerProps extends ComponentProps<'div'> {
  readonly state: 'ok' | 'warn' | 'late' | 'info'
}

/** A sentence about the whole page, above it. The caller decides whether it is announced. */
export function Banner({ state, 'aria-live': live, ...rest }: BannerProps) {
  const banner = <div {...rest} className="banner" data-state={state} />
  return live === undefined ? banner : <Live>{banner}</Live>
}
