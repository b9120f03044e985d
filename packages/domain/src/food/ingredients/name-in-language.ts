import { DEFAULT_LANGUAGE } from '../../core/languages/language.ts'
import type { Ingredient } from './ingredient.ts'

/** A tag's language without its country: American English is English. */
export function plainLanguage(tag: string): string {
  return tag.split('-', 1)[0] ?? tag
}

/**
 * What an ingredient is called in a language: its own name in English, the first word for it in another, written as a
 * name. Where nobody has said one, its own name.
 * @param language - BCP 47 tag, such as `fr`
 */
export function nameInLanguage(
  { name, synonyms }: Pick<Ingredient, 'name' | 'synonyms'>,
  language: string,
): string {
  const wanted = plainLanguage(language)
  if (wanted === plainLanguage(DEFAULT_LANGUAGE)) return name
  const [first = '', ...rest] = synonyms.find(({ lang }) => plainLanguage(lang) === wanted)?.text ?? name
  return first.toLocaleUpperCase(language) + rest.join('')
}
