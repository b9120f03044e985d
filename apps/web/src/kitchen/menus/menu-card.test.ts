import { expect, test } from 'vitest'
import { readCard, typedCard } from './menu-card.ts'

const typed = {
  name: ' Lunch ',
  kind: 'standing',
  vat: '10',
  serviceIds: ['lunch'],
  stationIds: ['grill'],
  days: ['1', '2'],
  from: '',
  to: '',
  covers: '',
} as const

test('a card that was read comes back into the form as it was', () => {
  const read = readCard({ ...typed, kind: 'event', from: '2026-11-26', to: '2026-11-26', covers: '80' })
  if (!read.ok) throw new Error('not read')
  expect(read.card).toMatchObject({
    name: 'Lunch',
    days: [1, 2],
    serviceIds: ['lunch'],
    stationIds: ['grill'],
    covers: 80,
  })
  expect(readCard(typedCard(read.card))).toEqual(read)
})

test.each([
  ['name', { name: 'x' }],
  ['vatPct', { vat: 'ten' }],
  ['to', { from: '2026-11-02', to: '2026-11-01' }],
  ['covers', { kind: 'event', covers: '0' }],
  ['covers', { kind: 'event', covers: '-5' }],
  ['covers', { kind: 'event', covers: '1e9' }],
] as const)('says that %s needs another look: %j', (field, change) => {
  expect(readCard({ ...typed, ...change })).toEqual({ ok: false, problems: [field] })
})

test('guests that were typed before the kind was changed do not stay', () => {
  const read = readCard({ ...typed, covers: '80' })
  expect(read.ok && read.card.covers).toBeUndefined()
})
