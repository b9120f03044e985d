import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { Delete } from 'lucide'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { useText } from '../../messages/text.tsx'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'
import { TypedValue } from '../../lib/format/typed-values.ts'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '−', '0', '.']

interface NumberPadProps {
  readonly label: string
  readonly unit: string
  readonly hint: string | undefined
  readonly problem: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A temperature by large keys for wet hands, or typed. The minus turns the sign over. */
export function NumberPad({ label, unit, hint, problem, value, onChange }: NumberPadProps) {
  const t = useText()
  const press = (key: string) => {
    if (key === '−') onChange(value.startsWith('-') ? value.slice(1) : `-${value}`)
    else onChange(value + key)
  }
  return (
    <div className="number-pad">
      <NumberField
        label={label}
        unit={unit}
        hint={hint}
        problem={problem}
        value={value}
        maxLength={maxLengthOf(TypedValue, 'temperature')}
        onChange={({ target }) => onChange(target.value)}
      />
      <fieldset className="number-pad-keys" aria-label={t('safety.pad')}>
        {KEYS.map((key) => (
          <button key={key} type="button" className="number-pad-key" onClick={() => press(key)}>
            {key}
          </button>
        ))}
        <button
          type="button"
          className="number-pad-key number-pad-delete"
          aria-label={t('safety.pad.delete')}
          onClick={() => onChange(value.slice(0, -1))}
        >
          <Icon of={Delete} />
        </button>
      </fieldset>
    </div>
  )
}
