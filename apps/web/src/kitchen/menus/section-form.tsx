import { CheckboxGroup } from '@brigade/design-system/atoms/checkbox.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { MenuSection } from '@brigade/domain/kitchen/menus/menu.ts'
import { useState } from 'react'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import type { MenuEditing } from './menu-editing.ts'

/** What a person says of a section. */
export type TypedSection = Pick<MenuSection, 'name' | 'stationIds'>

interface SectionFormProps {
  readonly editing: MenuEditing
  /** Names what is typed while it is kept. */
  readonly form: string
  readonly label: string
  readonly initial: TypedSection
  readonly submitLabel: string
  readonly onSave: (typed: TypedSection) => void
}

/** The name of a section and where its items are cooked; an empty name shows an error. */
export function SectionForm({ editing, form, label, initial, submitLabel, onSave }: SectionFormProps) {
  const t = useText()
  const { values, setValues, clear, field } = useDraft<TypedSection>(MenuSection, {
    name: form,
    start: { name: initial.name, stationIds: initial.stationIds },
    sample: { name: '', stationIds: [''] },
  })
  const [isTried, setTried] = useState(false)
  const isMissing = values.name.trim() === ''
  const send = () => {
    setTried(isMissing)
    if (isMissing) return
    onSave({
      name: values.name.trim(),
      stationIds: values.stationIds.filter((id) => editing.stations.has(id)),
    })
    clear()
  }
  return (
    <Form className="section-name-form" onSubmit={send}>
      <TextField
        label={label}
        {...field('name')}
        problem={isTried && isMissing ? t('menus.section.problem') : undefined}
      />
      <SubmitButton>{submitLabel}</SubmitButton>
      {editing.stations.size === 0 ? null : (
        <CheckboxGroup
          label={t('menus.section.stations')}
          choices={[...editing.stations].map(([value, { name }]) => ({ value, label: name }))}
          chosen={values.stationIds}
          onChange={(chosen) => setValues({ stationIds: [...chosen] })}
        />
      )}
    </Form>
  )
}
