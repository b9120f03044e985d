import type { MessageKey } from '../../messages/catalogue.ts'

/** One way to look at a specimen. */
export interface Theme {
  readonly key: string
  readonly label: MessageKey
  readonly theme: 'light' | 'dark' | 'dimmed'
  readonly contrast?: 'more'
  readonly direction?: 'rtl'
}

export const themes: readonly Theme[] = [
  { key: 'light', label: 'shell.theme.light', theme: 'light' },
  { key: 'dark', label: 'shell.theme.dark', theme: 'dark' },
  { key: 'dimmed', label: 'showcase.dimmed', theme: 'dimmed' },
  { key: 'contrast', label: 'showcase.contrast', theme: 'light', contrast: 'more' },
  { key: 'contrast-dark', label: 'showcase.contrastDark', theme: 'dark', contrast: 'more' },
  { key: 'rtl', label: 'showcase.rightToLeft', theme: 'light', direction: 'rtl' },
]

/** The themes shown side by side when none is chosen. */
const USUAL = 3

/** The themes that an address asks for: one by its key, else light, dark and dimmed. */
export function requestedThemes(search: URLSearchParams): readonly Theme[] {
  const chosen = themes.filter(({ key }) => key === search.get('theme'))
  return chosen.length > 0 ? chosen : themes.slice(0, USUAL)
}
