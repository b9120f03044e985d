import type { Ingredient } from '@brigade/domain/food/ingredients/ingredient.ts'
import { nameInLanguage, plainLanguage } from '@brigade/domain/food/ingredients/name-in-language.ts'
import { DEFAULT_LANGUAGE } from '@brigade/domain/core/languages/language.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useLocale, useText } from '../../messages/text.tsx'

interface AlsoCalledProps {
  readonly ingredient: Pick<Ingredient, 'name' | 'synonyms'>
}

/** Other words for an ingredient: those of the reader's language, the others folded under their languages. */
export function AlsoCalled({ ingredient }: AlsoCalledProps) {
  const t = useText()
  const { language, list } = useFormat()
  const locale = useLocale()
  const own = plainLanguage(locale)
  const ownName = nameInLanguage(ingredient, locale).toLocaleLowerCase(locale)
  const words = [{ text: ingredient.name, lang: DEFAULT_LANGUAGE }, ...ingredient.synonyms]
  const byLanguage = Map.groupBy(
    words.filter(({ text }) => text.toLocaleLowerCase(locale) !== ownName),
    ({ lang }) => plainLanguage(lang),
  )
  const namesIn = (lang: string) => list([...new Set(byLanguage.get(lang)?.map(({ text }) => text))])
  const abroad = [...byLanguage.keys()].filter((lang) => lang !== own)
  return (
    <>
      {byLanguage.has(own) ? <p>{t('catalogue.also', { names: namesIn(own) })}</p> : null}
      {abroad.length === 0 ? null : (
        <details className="also-called">
          <summary>{t('catalogue.abroad')}</summary>
          <dl>
            {abroad.map((lang) => (
              <div key={lang}>
                <dt>{language(lang)}</dt>
                <dd lang={lang} dir="auto">
                  {namesIn(lang)}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
