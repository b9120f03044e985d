import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { unitCodes } from '@brigade/domain/core/quantities/unit-codes.ts'
import { Unit } from '@brigade/domain/core/quantities/unit.ts'
import { unitWord } from '../../lib/format/unit-word.ts'
import { useText } from '../../messages/text.tsx'

interface UnitSelectProps {
  readonly label: string
  readonly value: Unit
  readonly onChange: (unit: Unit) => void
}

/** One of all units. */
export function UnitSelect({ label, value, onChange }: UnitSelectProps) {
  const t = useText()
  return (
    <SelectField
      label={label}
      choices={unitCodes.map((unit) => ({ value: unit, label: unitWord(t, unit) }))}
      value={value}
      onChange={(event) => onChange(Unit.parse(event.target.value))}
    />
  )
}
