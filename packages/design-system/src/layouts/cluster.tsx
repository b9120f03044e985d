import type { ComponentProps } from 'react'
import type { Gap } from './gap.ts'

interface ClusterProps extends ComponentProps<'div'> {
  readonly gap?: Gap
  readonly justify?: 'start' | 'between' | 'end'
}

/** Things beside each other that wrap when the line is full. */
export function Cluster({ gap = 8, justify = 'start', ...rest }: ClusterProps) {
  return <div {...rest} className="cluster" data-gap={gap} data-justify={justify} />
}
