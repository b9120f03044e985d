import { expect, test } from 'vitest'
import { defineLifecycle, refused } from './lifecycle.ts'

const plate = defineLifecycle<'raw' | 'cooked' | 'served', 'cook' | 'serve' | 'bin'>({
  raw: { cook: 'cooked', serve: refused, bin: 'raw' },
  cooked: { cook: refused, serve: 'served', bin: 'raw' },
  served: { cook: refused, serve: refused, bin: refused },
})

test('a refusal says where the thing stands and what may be done with it', () => {
  expect(plate.next('cooked', 'serve')).toEqual({ ok: true, value: 'served' })
  expect(plate.next('raw', 'serve')).toEqual({
    ok: false,
    problem: { kind: 'state', state: 'raw', allowed: ['cook', 'bin'] },
  })
  expect(plate.commandsIn('served')).toEqual([])
  expect([plate.isAllowed('raw', 'cook'), plate.isAllowed('raw', 'serve')]).toEqual([true, false])
})

test('a step carries what it takes, and is found from the two states it lies between', () => {
  const door = defineLifecycle<'open' | 'shut', 'close' | 'lock', { to: 'shut'; with: 'hand' | 'key' }>({
    open: { close: { to: 'shut', with: 'hand' }, lock: { to: 'shut', with: 'key' } },
    shut: { close: refused, lock: refused },
  })
  expect(door.next('open', 'lock')).toEqual({ ok: true, value: 'shut' })
  expect(door.stepOf('open', 'lock')).toEqual({ to: 'shut', with: 'key' })
  expect(door.stepOf('shut', 'lock')).toBeUndefined()
  expect(door.stepsBetween('open', 'shut').map((step) => step.with)).toEqual(['hand', 'key'])
  expect(door.stepsBetween('shut', 'open')).toEqual([])
})
