import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LANGUAGE, type Language, languages } from '@brigade/domain/core/languages/language.ts'

/** ICU texts by their keys. */
export type Texts = Readonly<Record<string, string>>

/** Where each language has a folder of message files. */
export const MESSAGES_FOLDER = join(import.meta.dirname, '../../src/messages')

/** All texts of a language. Which file a key lies in does not matter; one that lies in two is an error. */
export function readCatalogue(language: Language, folder = MESSAGES_FOLDER): Texts {
  const texts: Record<string, string> = {}
  for (const file of readdirSync(join(folder, language)).sort()) {
    const found: Texts = JSON.parse(readFileSync(join(folder, language, file), 'utf8'))
    for (const [key, text] of Object.entries(found)) {
      if (texts[key] !== undefined)
        throw new Error(`${language} has ${key} twice, the second time in ${file}`)
      texts[key] = text
    }
  }
  return texts
}

/** Every language's texts. Throws when a language lacks a key of English, or has one that English lacks. */
export function readCatalogues(folder = MESSAGES_FOLDER): ReadonlyMap<Language, Texts> {
  const catalogues = new Map(languages.map((language) => [language, readCatalogue(language, folder)]))
  const english = Object.keys(catalogues.get(DEFAULT_LANGUAGE) ?? {})
  const problems = [...catalogues].flatMap(([language, texts]) => [
    ...english.filter((key) => texts[key] === undefined).map((key) => `${language} lacks ${key}`),
    ...Object.keys(texts)
      .filter((key) => !english.includes(key))
      .map((key) => `${language} has ${key}, which English lacks`),
  ])
  if (problems.length > 0) throw new Error(`Messages differ between languages:\n${problems.join('\n')}`)
  return catalogues
}
