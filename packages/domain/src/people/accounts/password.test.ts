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

test.each([
  ['abcde', 4, 'too-short'],
  ['password12', 1, 'guessable'],
  ['mirepoix99', 2, 'accepted'],
  ['a quiet kitchen', 3, 'good'],
] as const)('[ID3] %s with a guess score of %i is %s', (password, score, advice) => {
  expect(passwordAdvice(password, score)).toBe(advice)
})
