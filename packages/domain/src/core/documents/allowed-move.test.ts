import { expect, test } from 'vitest'
import { allowedMove, commandsIn } from './allowed-move.ts'
import type { Moves } from './transitions.ts'

const moves: Moves<'raw' | 'cooked' | 'served', 'cook' | 'serve' | 'bin'> = {
  cook: { raw: 'cooked' },
  serve: { cooked: 'served' },
  bin: { raw: 'raw', cooked: 'raw' },
}

test('a refusal says where the thing stands and what may be done with it', () => {
  expect(allowedMove(moves, 'serve', 'cooked')).toEqual({ ok: true, value: 'served' })
  expect(allowedMove(moves, 'serve', 'raw')).toEqual({
    ok: false,
    problem: { kind: 'state', state: 'raw', allowed: ['cook', 'bin'] },
  })
  expect(commandsIn(moves, 'served')).toEqual([])
})
