import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { MenuItem } from '@brigade/domain/kitchen/menus/menu.ts'
import { unitCodes } from '@brigade/domain/core/quantities/unit-codes.ts'
import { useState } from 'react'
import { unitWord } from '../../lib/format/unit-word.ts'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import type { WriteOutcome } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import type { MenuEditing } from './menu-editing.ts'
import { ItemKitchen } from './item-kitchen.tsx'
import { ItemClaims } from './item-claims.tsx'
import { ItemOptions } from './item-options.tsx'
import type { TypedItem } from './menu-actions.ts'
import { emptyOption, type ItemProblem, type ItemText, readItem, textOf } from './typed-item.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

interface ItemFormProps {
  readonly editing: MenuEditing
  /** Names what is typed while it is kept. */
  readonly form: string
  readonly title: string
  readonly sectionId: string
  readonly initial?: MenuItem
  readonly submitLabel: string
  /** `opened` is the item as it was when the form was opened. */
  readonly onSave: (item: TypedItem, opened: MenuItem | undefined) => Promise<WriteOutcome>
  readonly onDone: () => void
}

interface BasicsProps {
  readonly editing: MenuEditing
  readonly typed: ItemText
  readonly type: (change: Partial<ItemText>) => void
  readonly problems: readonly ItemProblem[]
}

/** Name, words, price, and what of which recipe it is. */
function Basics({ editing, typed, type, problems }: BasicsProps) {
  const t = useText()
  const { sections, menu } = editing.draft
  const problem = (field: 'name' | 'price' | 'portion') =>
    problems.includes(field) ? t(`menus.item.${field}.problem`) : undefined
  const recipes = editing.book.rows.map(({ id, content }) => ({ value: id, label: content.name }))
  return (
    <>
      <TextField
        label={t('menus.item.name')}
        maxLength={maxLengthOf(MenuItem, 'name')}
        value={typed.name}
        problem={problem('name')}
        onChange={(event) => type({ name: event.target.value })}
      />
      <TextArea
        label={t('menus.item.text')}
        optional={t('common.optional')}
        rows={2}
        maxLength={maxLengthOf(MenuItem, 'text')}
        value={typed.text}
        onChange={(event) => type({ text: event.target.value })}
      />
      <Grid cells="small">
        <SelectField
          label={t('menus.item.recipe')}
          value={typed.recipeId}
          choices={[{ value: '', label: t('menus.item.recipe.none') }, ...recipes]}
          onChange={(event) => type({ recipeId: event.target.value })}
        />
        <NumberField
          label={t('menus.item.portion')}
          hint={t('menus.item.portion.hint')}
          value={typed.portion}
          problem={problem('portion')}
          onChange={(event) => type({ portion: event.target.value })}
        />
        <SelectField
          label={t('menus.item.unit')}
          value={typed.unit}
          choices={unitCodes.map((unit) => ({ value: unit, label: unitWord(t, unit) }))}
          onChange={(event) => type({ unit: event.target.value })}
        />
        <NumberField
          label={t('menus.item.price')}
          unit={menu.content.currency}
          value={typed.price}
          problem={problem('price')}
          onChange={(event) => type({ price: event.target.value })}
        />
        <SelectField
          label={t('menus.item.section')}
          value={typed.sectionId}
          choices={sections.map(({ id, content }) => ({ value: id, label: content.name }))}
          onChange={(event) => type({ sectionId: event.target.value })}
        />
      </Grid>
    </>
  )
}

const sampleOf = (start: ItemText): ItemText => ({
  ...start,
  options: [emptyOption()],
  stationIds: [''],
})

/** The whole form of a menu item. What cannot be read stays typed and shows an error. */
export function ItemForm(props: ItemFormProps) {
  const { editing, form, title, sectionId, initial, submitLabel, onSave, onDone } = props
  const t = useText()
  const [opened] = useState(initial)
  const beside = editing.draft.items.filter(({ content }) => content.sectionId === sectionId)
  const [start] = useState(() => textOf(sectionId, initial, beside.at(-1)?.content.course))
  const {
    values: typed,
    setValues,
    clear,
  } = useDraft(MenuItem, { name: form, start, sample: sampleOf(start) })
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const read = readItem(typed, editing.draft.menu.content.currency)
  const problems = isTried && !read.ok ? read.problems : []

  const close = () => {
    clear()
    onDone()
  }
  const save = async () => {
    setTried(true)
    if (!read.ok) return
    const words = refusalWords(t, await onSave(read.item, opened))
    setRefused(words)
    if (words === null) close()
  }
  return (
    <Form className="menu-item-form" aria-label={title} onSubmit={save}>
      <h3>{title}</h3>
      <FormProblems />
      {refused === null ? null : (
        <Banner state="late" role="alert">
          {refused}
        </Banner>
      )}
      <Basics editing={editing} typed={typed} type={setValues} problems={problems} />
      <ItemKitchen
        editing={editing}
        typed={typed}
        type={setValues}
        isPrepMinWrong={problems.includes('prepMin')}
      />
      <ItemClaims typed={typed} type={setValues} />
      <ItemOptions
        typed={typed}
        type={setValues}
        recipes={editing.book.rows}
        currency={editing.draft.menu.content.currency}
        isWrong={problems.includes('options')}
      />
      <Cluster justify="end">
        <Button onClick={close}>{t('common.cancel')}</Button>
        <SubmitButton tone="primary">{submitLabel}</SubmitButton>
      </Cluster>
    </Form>
  )
}
