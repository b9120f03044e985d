import './theme-switch.css'
import { useId } from 'react'
import type { MessageKey } from '../messages/catalogue.ts'
import { useText } from '../messages/text.tsx'
import { chooseTheme, type ThemeChoice, useThemeChoice } from './theme.ts'

const choices: readonly (readonly [ThemeChoice, MessageKey])[] = [
  ['light', 'shell.theme.light'],
  ['dark', 'shell.theme.dark'],
  ['system', 'shell.theme.system'],
]

/** Light, dark, or as the device. */
export function ThemeSwitch() {
  const t = useText()
  const chosen = useThemeChoice()
  const name = useId()
  return (
    <fieldset className="theme-switch">
      <legend>{t('shell.theme')}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === chosen}
            onChange={() => chooseTheme(choice)}
          />
          <span>{t(label)}</span>
        </label>
      ))}
    </fieldset>
  )
}
