import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { expect, test } from 'vitest'
import { listFile } from './list-file.ts'
import { momentField } from './moment-field.ts'
import type { ListColumn } from './list-order.ts'

interface Reading {
  readonly check: string
  readonly found: string
  readonly count: string
}

const columns: readonly ListColumn<Reading>[] = [
  { heading: 'Check', kind: 'text', valueOf: ({ check }) => check },
  { heading: 'Found', kind: 'text', valueOf: ({ found }) => found },
  { heading: 'Count', kind: 'number', valueOf: ({ count }) => count },
]

test('[DS6] a file holds the rows as they stand, and what only a page needs does not hide a formula', () => {
  const rows = [
    { check: 'Walk-in, left', found: '\u20663.4 °C\u2069', count: '-2' },
    { check: '=SUM(1)', found: '\u2066-18 °C\u2069', count: '' },
  ]
  expect(listFile(columns, rows)).toBe(
    '\uFEFFCheck,Found,Count\r\n"Walk-in, left",3.4 °C,-2\r\n\'=SUM(1),\'-18 °C,\r\n',
  )
})

test('a moment is the one on the wall of the kitchen', () => {
  const at = timestampFromMs(Date.UTC(2026, 4, 4, 23, 2))
  expect(momentField(at, 'Europe/Lisbon')).toBe('2026-05-05 00:02')
})
