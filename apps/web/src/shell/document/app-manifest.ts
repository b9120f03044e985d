import { DEFAULT_LANGUAGE, type Language } from '@brigade/domain/core/languages/language.ts'

/** Where the manifest of the installed app is in a language. */
export function manifestOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '/manifest.webmanifest' : `/manifests/${language}.webmanifest`
}
