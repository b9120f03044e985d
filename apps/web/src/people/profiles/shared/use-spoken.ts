import type { BrigadeUser } from '@brigade/domain/people/profiles/brigade-user.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'

/** A person's languages with their levels as one line; empty when the profile names none. */
export function useSpoken(languages: BrigadeUser['languages']): string {
  const t = useText()
  const format = useFormat()
  return format.list(
    languages.map(({ code, level }) =>
      t('cards.languageAt', {
        language: format.language(code),
        level: level === 'native' ? t('cards.level.native') : level,
      }),
    ),
  )
}
