import { expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { pickBatches } from './pick-batches.ts'

const day = (date: string) => timestampFromMs(Date.parse(`${date}T08:00:00Z`))
const batch = (id: string, receivedOn: string, useBy?: string) =>
  ({ id, state: 'usable', receivedAt: day(receivedOn), ...(useBy !== undefined && { useBy }) }) as const

test('[ST7] without a use-by day a batch comes last; among equals the earlier receipt, then the id', () => {
  const batches = [
    batch('b', '2026-05-01'),
    batch('a', '2026-05-01'),
    batch('old', '2026-04-01'),
    batch('late', '2026-05-01', '2026-06-02'),
    batch('soon', '2026-05-01', '2026-06-01'),
    batch('c', '2026-05-01'),
  ]
  const { offered } = pickBatches(batches, day('2026-05-02'), 'Europe/Paris')
  expect(offered.map(({ id }) => id)).toEqual(['soon', 'late', 'old', 'a', 'b', 'c'])
})
