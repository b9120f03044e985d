import type { Figure } from './measure.ts'

const HEADINGS = ['Measure', 'Value', 'Limit', '', 'Beside'] as const
const LARGE = 100

function shown(value: number): string {
  return Number.isInteger(value) || value >= LARGE ? String(Math.round(value)) : value.toFixed(1)
}

function valueOf({ value, unit }: Figure): string {
  if (unit === '×') return `${value.toFixed(2)} ×`
  return unit === 'shift' ? `${value.toFixed(3)} shift` : `${shown(value)} ${unit}`
}

function limitOf({ limit, unit }: Figure): string {
  if (limit === undefined) return ''
  return 'atMost' in limit ? `≤ ${limit.atMost} ${unit}` : `≥ ${limit.atLeast} ${unit}`
}

function verdictOf({ limit, value }: Figure): string {
  if (limit === undefined) return ''
  const isKept = 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast
  return isKept ? 'ok' : 'OVER'
}

function besideOf({ pair, beside, value, unit }: Figure): string {
  const ratio =
    pair === undefined
      ? []
      : [`${pair.what} ${shown(pair.value)} ${unit}, ratio ${(value / pair.value).toFixed(2)}`]
  return [...ratio, ...(beside === undefined ? [] : [beside])].join('; ')
}

/** The figures as a table in plain text, one line each under a line of headings. */
export function linesOf(figures: readonly Figure[]): readonly string[] {
  const rows = [
    HEADINGS,
    ...figures.map((figure) => [
      figure.what,
      valueOf(figure),
      limitOf(figure),
      verdictOf(figure),
      besideOf(figure),
    ]),
  ]
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
