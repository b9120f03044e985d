import { describe, expect, test } from 'vitest'
import unhomoglyph from 'unhomoglyph'
import { handleSkeleton } from '../../people/handles/handle-skeleton.ts'
import { isDeceiving } from './deceiving-name.ts'
import { DisplayName } from './names.ts'

test.each([
  ['a name', 'Inès d’Almeida-Müller'],
  ['marks of Vietnamese', 'Nguyễn Thị Phương'],
  ['Cyrillic', 'Пекарня «Роса» №5'],
  ['Greek beside Latin, in words of their own', 'Ταβέρνα Bella'],
  ['Japanese beside Latin', 'BAR東京スシ'],
  ['Arabic with the joiner it needs', 'می\u200Cخواهم'],
  ['a company with dots', 'Ferrara S.p.A. & Söhne Co.Ltd'],
  ['initials and a number', 'J. R. R. No.5'],
  ['a cook', '👩\u200D🍳 Ines ❤\uFE0F'],
  ['a fraction and a unit', 'Menu 3½ µg'],
])('%s is honest: %s', (_, name) => {
  expect(isDeceiving(name)).toBe(false)
  expect(DisplayName.safeParse(name).success).toBe(true)
})

test.each([
  ['a sign that turns the direction', 'Ines\u202Egnp.exe'],
  ['an isolate', '\u2066Ines\u2069'],
  ['a space without width', 'In\u200Bes'],
  ['a joiner between Latin letters', 'In\u200Des'],
  ['a soft hyphen', 'In\u00ADes'],
  ['a filler', 'Ines\u3164'],
  ['a tag', 'Ines\u{E0041}'],
  ['a control', 'Ines\u0007'],
  ['a line', 'Ines\u2028Admin'],
  ['private use', 'Ines\uF8FF'],
  ['half of a pair', 'Ines\uD83D'],
  ['stacked marks', `I${'\u0301'.repeat(6)}nes`],
  ['Cyrillic in a Latin word', 'Chеz Ines'],
  ['Greek in a Latin word', 'Οmega Bar'],
  ['dressed letters', '𝐂𝐡𝐞𝐳 Ines'],
  ['circled letters', 'Ⓒhez Ines'],
  ['an address', 'Ines https://evil.example'],
  ['a host', 'Visit evil.com now'],
  ['a host by its first part', 'www.evil'],
  ['an e-mail address', 'ines@evil.com'],
])('%s is refused: %s', (_, name) => {
  expect(isDeceiving(name)).toBe(true)
  expect(DisplayName.safeParse(name).success).toBe(false)
})

describe('by the table of Unicode', () => {
  const letters = Array.from({ length: 0x1d800 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /^\p{L}$/u.test(letter))

  test('no letter of another alphabet that looks like a Latin one stands in a Latin word', () => {
    const other =
      /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\u{1D400}-\u{1D7FF}]/u
    const passing = letters.filter((letter) => other.test(letter) && /^[a-z]+$/iu.test(unhomoglyph(letter)))
    expect(passing.length).toBeGreaterThan(500)
    expect(passing.filter((letter) => !isDeceiving(`Chez${letter}nes`))).toEqual([])
  })

  test('handles that look alike have one skeleton', () => {
    const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789-'.split('')
    const skeletons = alphabet.map((letter) => unhomoglyph(letter).toLowerCase())
    expect(alphabet.map((letter) => handleSkeleton(letter))).toEqual(skeletons)
  })
})
