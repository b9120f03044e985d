import type { ComponentProps } from 'react'
import type { Gap } from './gap.ts'

interface GridProps extends ComponentProps<'div'> {
  readonly gap?: Gap
  /** Least width of a cell: 10, 17 or 24 rem. */
  readonly cells?: 'small' | 'medium' | 'large'
}

/** As many equal columns as fit. */
export function Grid({ gap = 16, cells = 'medium', ...rest }: GridProps) {
  return <div {...rest} className="grid" data-gap={gap} data-cells={cells} />
}
