import type { ComponentProps } from 'react'
import type { Gap } from './gap.ts'

interface StackProps extends ComponentProps<'div'> {
  readonly gap?: Gap
}

/** Things under each other with one even gap. */
export function Stack({ gap = 16, ...rest }: StackProps) {
  return <div {...rest} className="stack" data-gap={gap} />
}
