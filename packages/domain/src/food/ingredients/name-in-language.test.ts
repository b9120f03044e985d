import { expect, test } from 'vitest'
import { nameInLanguage } from './name-in-language.ts'

const onion = {
  name: 'Onion',
  synonyms: [
    { text: 'yellow onion', lang: 'en-US' },
    { text: 'oignon', lang: 'fr' },
    { text: 'oignon jaune', lang: 'fr' },
    { text: 'بصل', lang: 'ar' },
  ],
}

test.each([
  ['en-GB', 'Onion'],
  ['fr', 'Oignon'],
  ['fr-CA', 'Oignon'],
  ['ar', 'بصل'],
  ['pl', 'Onion'],
])('in %s an onion is called %s', (language, name) => {
  expect(nameInLanguage(onion, language)).toBe(name)
})
