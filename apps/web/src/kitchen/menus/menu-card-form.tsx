import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Menu } from '@brigade/domain/kitchen/menus/menu.ts'
import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import { useState } from 'react'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import type { WriteOutcome } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import type { MenuCard } from './menu-actions.ts'

const kinds = ['standing', 'daily', 'event'] as const
const Card = Menu.pick({ name: true, kind: true, vatPct: true })

interface MenuCardFormProps {
  /** Names what is typed while it is kept; null for a sample. */
  readonly form: string | null
  readonly initial: MenuCard
  readonly currency: string
  readonly submitLabel: string
  readonly onSave: (card: MenuCard) => Promise<WriteOutcome>
  readonly onDone: () => void
}

/** Name, kind and VAT of a menu. */
export function MenuCardForm({ form, initial, currency, submitLabel, onSave, onDone }: MenuCardFormProps) {
  const t = useText()
  const { name, kind, vatPct } = initial
  const {
    values: typed,
    setValues,
    clear,
    field,
  } = useDraft(Menu, { name: form, start: { name, kind, vat: vatPct } })
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const vat = decimalFromTyped(typed.vat)
  const card = Card.safeParse({ name: typed.name, kind: typed.kind, vatPct: vat.ok ? vat.decimal : '' })
  const isWrong = (key: string) =>
    isTried && !card.success && card.error.issues.some(({ path }) => path[0] === key)

  const close = () => {
    clear()
    onDone()
  }
  const save = async () => {
    setTried(true)
    if (!card.success) return
    const words = refusalWords(t, await onSave(card.data))
    setRefused(words)
    if (words === null) close()
  }
  return (
    <Form onSubmit={save}>
      <Stack gap={16}>
        <FormProblems />
        {refused === null ? null : (
          <Banner state="late" role="alert">
            {refused}
          </Banner>
        )}
        <TextField
          label={t('menus.name')}
          {...field('name')}
          problem={isWrong('name') ? t('menus.name.problem') : undefined}
        />
        <Grid cells="small">
          <SelectField
            label={t('menus.kind')}
            value={typed.kind}
            choices={kinds.map((value) => ({ value, label: t(`menus.kind.${value}`) }))}
            onChange={(event) =>
              setValues({ kind: kinds.find((each) => each === event.target.value) ?? 'standing' })
            }
          />
          <NumberField
            label={t('menus.vat')}
            hint={t('menus.vat.hint', { currency })}
            {...field('vat')}
            unit="%"
            problem={isWrong('vatPct') ? t('menus.vat.problem') : undefined}
          />
        </Grid>
        <Cluster justify="end">
          <Button onClick={close}>{t('common.cancel')}</Button>
          <SubmitButton tone="primary">{submitLabel}</SubmitButton>
        </Cluster>
      </Stack>
    </Form>
  )
}
