import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { RadioGroup } from '@brigade/design-system/atoms/radio-group.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { type AccessRole, accessRoles, Grant, rankOf } from '@brigade/domain/access/roles/access.ts'
import { Position } from '@brigade/domain/access/positions/position.ts'
import { positions } from '@brigade/domain/access/positions/positions.ts'
import { useText } from '../../messages/text.tsx'
import { accessSentences, accessWords, grantWords } from '../../lib/kitchen/team-words.table.ts'

/** An access role that can be given; the owner's changes hands in another way. */
export type GrantableAccess = Exclude<AccessRole, 'owner'>

/** The access roles up to the highest that may be given, highest last. */
export function grantableUpTo(highest: AccessRole): readonly GrantableAccess[] {
  return accessRoles.flatMap((role) => (role !== 'owner' && rankOf(role) <= rankOf(highest) ? [role] : []))
}

interface AccessChoiceProps {
  readonly roles: readonly GrantableAccess[]
  readonly value: GrantableAccess
  readonly onChange: (access: GrantableAccess) => void
}

/** What a person may do, each role with its sentence. */
export function AccessChoice({ roles, value, onChange }: AccessChoiceProps) {
  const t = useText()
  return (
    <RadioGroup
      label={t('team.field.access')}
      value={value}
      choices={roles.map((role) => ({
        value: role,
        label: t(accessWords[role]),
        hint: t(accessSentences[role]),
      }))}
      onChange={(event) => {
        const chosen = roles.find((role) => role === event.target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    />
  )
}

interface GrantChoiceProps {
  readonly value: readonly Grant[]
  readonly onChange: (grants: readonly Grant[]) => void
}

/** Rights given to one person beside the access role. */
export function GrantChoice({ value, onChange }: GrantChoiceProps) {
  const t = useText()
  return (
    <fieldset className="choices">
      <legend className="choices-legend">{t('team.field.grants')}</legend>
      <div className="choices-list">
        {Grant.options.map((grant) => (
          <Checkbox
            key={grant}
            label={t(grantWords[grant])}
            checked={value.includes(grant)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, grant] : value.filter((each) => each !== grant))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

interface PositionChoiceProps {
  readonly value: Position
  readonly onChange: (position: Position) => void
}

/** The title in the trade; it gives no rights. */
export function PositionChoice({ value, onChange }: PositionChoiceProps) {
  const t = useText()
  return (
    <SelectField
      label={t('team.field.position')}
      hint={t('team.hint.position')}
      value={value}
      choices={positions
        .filter((position) => position !== 'owner' || value === 'owner')
        .map((position) => ({ value: position, label: t(`trade.position.${position}`) }))}
      onChange={(event) => onChange(Position.catch(value).parse(event.target.value))}
    />
  )
}
