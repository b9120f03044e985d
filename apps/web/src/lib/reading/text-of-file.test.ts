import { expect, test } from 'vitest'
import { textOfBytes } from './text-of-file.ts'

const WORDS = '1½ TL Salz, 500 g Äpfel'
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const wide = (text: string) =>
  new Uint8Array(new Uint16Array(Array.from(text, (each) => each.charCodeAt(0))).buffer)

test.each([
  ['UTF-8', new TextEncoder().encode(WORDS)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${WORDS}`)],
  ['what older programs write', latin(WORDS)],
  ['UTF-16 with a mark', wide(`\uFEFF${WORDS}`)],
  ['UTF-16 the other way round', wide(`\uFEFF${WORDS}`).map((_, at, all) => all[at ^ 1] ?? 0)],
])('words in %s are read letter for letter', (_, bytes) => {
  expect(textOfBytes(bytes)).toBe(WORDS)
})

test('a page is read as it says it is written', () => {
  const page = latin('<meta charset="iso-8859-2">\xb3y\xbfka')
  expect(textOfBytes(page)).toBe('<meta charset="iso-8859-2">łyżka')
})

test('a page that names letters nobody knows is read all the same', () => {
  expect(textOfBytes(latin('<meta charset=klingon>Cr\xe8me'))).toBe('<meta charset=klingon>Crème')
})
