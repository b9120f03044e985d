import { createStore, useStore } from './store.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

const STORED_UNDER = 'theme'

/** The device's choice; `system` follows the device. */
export const themeStore = createStore<ThemeChoice>('system')

function stored(): ThemeChoice {
  const value = localStorage.getItem(STORED_UNDER)
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** Puts the chosen theme on the root element (rule NV5): before first paint `theme.js` does the same. */
export function applyTheme(): void {
  const choice = stored()
  themeStore.set(choice)
  const isDark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const isDimmed = localStorage.getItem('dimmed') === 'on'
  document.documentElement.dataset.theme = isDimmed ? 'dimmed' : isDark ? 'dark' : 'light'
}

/** Keeps a person's choice on this device and shows it. */
export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(STORED_UNDER, choice)
  applyTheme()
}

/** Follows the device's own theme while the choice is `system`, and choices made in other tabs. */
export function watchTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme)
  globalThis.addEventListener('storage', applyTheme)
}

/** The device's choice, kept up to date. */
export function useThemeChoice(): ThemeChoice {
  return useStore(themeStore, 'system')
}
