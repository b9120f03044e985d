import './theme-switch.css'
import { useId } from 'react'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { keepOnDevice, useStoredSetting } from './theme.ts'

const STORED_UNDER = 'theme'

const choices: readonly (readonly [choice: string, label: MessageKey])[] = [
  ['light', 'shell.theme.light'],
  ['dark', 'shell.theme.dark'],
  ['system', 'shell.theme.system'],
]

/** Light, dark, or as the device. */
export function ThemeSwitch() {
  const t = useText()
  const chosen = useStoredSetting(STORED_UNDER) ?? 'system'
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
            onChange={() => keepOnDevice(STORED_UNDER, choice)}
          />
          <span>{t(label)}</span>
        </label>
      ))}
    </fieldset>
  )
}
