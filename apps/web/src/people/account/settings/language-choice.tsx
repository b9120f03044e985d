import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { languageOf, languages } from '@brigade/domain/core/languages/language.ts'
import { chooseLanguage, ownNames } from '../../../shell/routing/languages.ts'
import { useLocale, useText } from '../../../messages/text.tsx'

/** The language of every page on this device, each named by those who speak it. */
export function LanguageChoice() {
  const t = useText()
  const locale = useLocale()
  return (
    <SelectField
      label={t('settings.language.label')}
      hint={t('settings.language.hint')}
      value={locale}
      choices={languages.map((language) => ({ value: language, label: ownNames[language] }))}
      onChange={({ target }) => {
        const language = languageOf(target.value)
        if (language !== undefined) chooseLanguage(language)
      }}
    />
  )
}
