import { describe, expect, test } from 'vitest'
import { packFromTyped } from './pack-from-typed.ts'

describe('a pack as it is typed', () => {
  test.each([
    ['6 x 750 ml', 6, '750', 'ml'],
    ['2 × 5 kg', 2, '5', 'kg'],
    ['25kg', 1, '25', 'kg'],
    ['1,5 l', 1, '1.5', 'l'],
    ['12*0.33 L', 12, '0.33', 'l'],
    ['30 pieces', 1, '30', 'piece'],
    [' 4 X 2.5 litres ', 4, '2.5', 'l'],
    ['1 dozen', 1, '12', 'piece'],
    ['6 x 2 Dutzend', 6, '24', 'piece'],
    ['٦ x ٧٥٠ ml', 6, '750', 'ml'],
    ['6 x 2.5 kg case', 6, '2.5', 'kg'],
    ['case of 6 x 2.5kg', 6, '2.5', 'kg'],
    ['1 case of 6 x 2.5kg', 6, '2.5', 'kg'],
    ['2.5kg tub', 1, '2.5', 'kg'],
    ['tray of 30', 1, '30', 'piece'],
    ['Kiste mit 12 x 1 l', 12, '1', 'l'],
    ['caisse de 6 x 75 cl', 6, '75', 'cl'],
    ['sac 25 kg', 1, '25', 'kg'],
    ['2 boxes', 1, '2', 'box'],
  ])('[UN12] reads %s', (text, count, amount, unit) => {
    expect(packFromTyped(text)).toEqual({ ok: true, pack: { count, size: { amount, unit } } })
  })

  test.each([
    ['', 'not-a-pack'],
    ['a big bag', 'not-a-pack'],
    ['-5 kg', 'not-a-pack'],
    ['5', 'no-unit'],
    ['5 kg of onions', 'no-unit'],
    ['onions of 5 kg', 'not-a-pack'],
    ['case for 6', 'not-a-pack'],
    ['1/2 case', 'no-unit'],
    ['30', 'no-unit'],
    ['5 blorps', 'no-unit'],
    ['12 CS', 'no-unit'],
    ['999999999 dozen', 'too-many-digits'],
    ['0 kg', 'zero'],
    ['0 x 5 kg', 'bad-count'],
    ['1000001 x 5 kg', 'bad-count'],
    ['1,500 kg', 'ambiguous'],
    ['1.000 g', 'ambiguous'],
    ['6 x 1.500 g', 'ambiguous'],
    ['0.1234567 kg', 'too-many-digits'],
    ['1.2.3 kg', 'not-a-pack'],
  ])('[UN9] refuses %s as %s', (text, problem) => {
    expect(packFromTyped(text)).toEqual({ ok: false, problem })
  })
})
