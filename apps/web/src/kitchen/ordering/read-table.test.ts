import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'list.csv')

test('reads commas, semicolons and tabs, in UTF-8 with its mark and in Latin-1', async () => {
  const wanted = { headings: ['Produit', 'Prix'], cells: [{ Produit: 'Crème', Prix: '2,40' }] }
  expect(await readTable('Produit;Prix\r\nCrème;2,40\r\n')).toEqual(wanted)
  expect(await readTable('Produit\tPrix\nCrème\t2,40')).toEqual(wanted)
  expect(await readTable('Produit,Prix\nCrème,"2,40"')).toEqual(wanted)
  const marked = new TextEncoder().encode('\uFEFFProduit;Prix\nCrème;2,40')
  expect(await readTable(fileOf(marked))).toEqual(wanted)
  const latin = Uint8Array.from('Produit;Prix\nCrème;2,40', (letter) => letter.codePointAt(0) ?? 0)
  expect(await readTable(fileOf(latin))).toEqual(wanted)
})

test('says what is no table, and what is too long to be one', async () => {
  expect(await readTable('')).toBe('unreadable')
  expect(await readTable('Only headings;here')).toBe('unreadable')
  expect(await readTable(`Name\n${'Leek\n'.repeat(5001)}`)).toBe('too-long')
  expect(await readTable(fileOf(new Uint8Array(5 * 1_048_576 + 1)))).toBe('too-long')
})
