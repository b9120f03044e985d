/** One line of the report. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit:
    | 'ms'
    | 's'
    | 'documents'
    | 'MB'
    | 'KiB'
    | 'kB'
    | '%'
    | 'lines'
    | '×'
    | 'points'
    | 'shift'
    | '/s'
  /** What the figure must keep to; without it the line only informs. */
  readonly limit?: { readonly atMost: number } | { readonly atLeast: number }
  /** The same thing measured under other circumstances, in the same unit; the report prints the ratio. */
  readonly pair?: { readonly what: string; readonly value: number }
  /** What one should know to read the figure. */
  readonly beside?: string
}

/** Takes one measure; it may run for a minute. */
export type Measure = () => Promise<readonly Figure[]>
