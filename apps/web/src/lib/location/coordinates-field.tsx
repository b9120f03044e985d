import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { useText } from '../../messages/text.tsx'
import { LocateButton } from './locate-button.tsx'

interface CoordinatesFieldProps {
  readonly label: string
  readonly hint: string
  readonly problem: string | undefined
  readonly optional?: boolean
  /** As typed, such as "48.86, 2.35". */
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A place as coordinates: typed, or asked of the device. Needs the words of `jobs`. */
export function CoordinatesField({ label, hint, problem, optional, value, onChange }: CoordinatesFieldProps) {
  const t = useText()
  return (
    <div>
      <TextField
        label={label}
        optional={optional === true ? t('common.optional') : undefined}
        hint={hint}
        problem={problem}
        value={value}
        inputMode="text"
        onChange={({ target }) => onChange(target.value)}
      />
      <LocateButton onFound={onChange} />
    </div>
  )
}
