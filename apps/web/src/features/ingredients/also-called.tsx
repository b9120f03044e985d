import type { IngredientSynonym } from '@brigade/domain/ingredients/ingredient.ts'
import { useFormat } from '../../format/use-format.ts'
import { useLocale, useText } from '../../messages/text.tsx'

/** A tag's language without its country: American English is English. */
function languageOf(tag: string): string {
  return tag.split('-')[0] ?? tag
}

/** Other words for an ingredient: those of the reader's language, the others folded under their languages. */
export function AlsoCalled({ synonyms }: { readonly synonyms: readonly IngredientSynonym[] }) {
  const t = useText()
  const { language, list } = useFormat()
  const own = languageOf(useLocale())
  const byLanguage = Map.groupBy(synonyms, ({ lang }) => languageOf(lang))
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
