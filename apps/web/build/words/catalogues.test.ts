import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Language, languages } from '@brigade/domain/core/languages/language.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCatalogues } from './catalogues.ts'

let folder: string

function write(language: Language, file: string, texts: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, language), { recursive: true })
  writeFileSync(join(folder, language, `${file}.json`), JSON.stringify(texts))
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogues-'))
  for (const language of languages) write(language, 'jobs', { 'jobs.title': 'Jobs' })
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a language’s catalogue is all its files together, whichever a key lies in', () => {
  for (const language of languages)
    write(language, language === 'fr' ? 'autres' : 'more', { 'jobs.pay': 'Pay' })
  const catalogues = readCatalogues(folder)
  expect(catalogues.get('fr')).toEqual({ 'jobs.title': 'Jobs', 'jobs.pay': 'Pay' })
  expect(catalogues.get('de')).toEqual(catalogues.get('fr'))
})

test('a key that a language lacks fails the build, and is named', () => {
  write('fr', 'jobs', {})
  expect(() => readCatalogues(folder)).toThrow('fr lacks jobs.title')
})

test('a key that English lacks fails the build, and is named', () => {
  write('pl', 'jobs', { 'jobs.title': 'Praca', 'jobs.old': 'Stare' })
  expect(() => readCatalogues(folder)).toThrow('pl has jobs.old, which English lacks')
})

test('a key in two files fails the build', () => {
  write('es', 'more', { 'jobs.title': 'Empleos' })
  expect(() => readCatalogues(folder)).toThrow('es has jobs.title twice')
})
