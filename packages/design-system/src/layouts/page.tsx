import type { ComponentProps } from 'react'

interface PageProps extends ComponentProps<'div'> {
  /** `reading` for text and forms (720 px), `full` for boards. */
  readonly width?: 'reading' | 'wide' | 'full'
}

/** The room a page's content stands in. */
export function Page({ width = 'wide', ...rest }: PageProps) {
  return <div {...rest} className="page" data-width={width} />
}
