import { expect, test } from 'vitest'
import { passwordAdvice } from './password.ts'

test.each([
  ['', 'too-short'],
  ['abcde', 'too-short'],
  ['abcdef', 'accepted'],
  ['abcdefghi', 'accepted'],
  ['abcdefghij', 'good'],
  ['aaaaaaaaaaaa', 'accepted'],
  ['🔪🍋🧄🧅🌶', 'too-short'],
  ['🔪🍋🧄🧅🌶🥬', 'accepted'],
] as const)('[ID3] %s is %s', (password, advice) => {
  expect(passwordAdvice(password)).toBe(advice)
})
