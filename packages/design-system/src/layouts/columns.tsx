import type { ComponentProps } from 'react'

interface ColumnsProps extends ComponentProps<'div'> {
  /** Where the narrow column stands; `even` makes two of one width. */
  readonly lead?: 'start' | 'end' | 'even'
}

/** A wide and a narrow column from 1024 px on, one above the other below. */
export function Columns({ lead = 'end', ...rest }: ColumnsProps) {
  return <div {...rest} className="columns" data-lead={lead} />
}
