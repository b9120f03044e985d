import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { positions } from '@brigade/domain/access/positions/positions.ts'
import { useText } from '../../messages/text.tsx'
import type { ApplyDraft } from './apply-draft.ts'
import { Professional } from '@brigade/domain/people/profiles/professional.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

interface ProfileFieldsProps {
  readonly draft: ApplyDraft
  readonly onChange: (part: Partial<ApplyDraft>) => void
  readonly words: (field: string) => string | undefined
}

/** The shortest useful professional card, made on the way. */
export function ProfileFields({ draft, onChange, words }: ProfileFieldsProps) {
  const t = useText()
  return (
    <fieldset className="apply-profile">
      <legend className="choices-legend">{t('apply.profile')}</legend>
      <small>{t('apply.profileHint')}</small>
      <TextField
        label={t('apply.name')}
        autoComplete="name"
        maxLength={maxLengthOf(Professional, 'displayName')}
        value={draft.name}
        problem={words('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={t('apply.headline')}
        hint={t('apply.headlineHint')}
        maxLength={maxLengthOf(Professional, 'title')}
        value={draft.title}
        problem={words('title')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <SelectField
        label={t('apply.position')}
        value={draft.position}
        choices={positions.map((value) => ({ value, label: t(`trade.position.${value}`) }))}
        onChange={({ target }) => onChange({ position: target.value })}
      />
    </fieldset>
  )
}
