import { Button } from '@brigade/design-system/atoms/button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Menu } from '@brigade/domain/menus/menu.ts'
import { decimalFromTyped } from '@brigade/domain/quantities/decimal.ts'
import { type FormEvent, useState } from 'react'
import type { WriteOutcome } from '../../data/write.ts'
import { useText } from '../../messages/text.tsx'
import type { MenuCard } from './menu-actions.ts'
import { refusedRules } from './refused-rules.ts'

const kinds = ['standing', 'daily', 'event'] as const
const Card = Menu.pick({ name: true, kind: true, vatPct: true })

interface MenuCardFormProps {
  readonly initial: MenuCard
  readonly currency: string
  readonly submitLabel: string
  readonly onSave: (card: MenuCard) => Promise<WriteOutcome>
  readonly onDone: () => void
}

/** Name, kind and VAT of a menu. */
export function MenuCardForm({ initial, currency, submitLabel, onSave, onDone }: MenuCardFormProps) {
  const t = useText()
  const [typed, setTyped] = useState({ name: initial.name, kind: initial.kind, vat: initial.vatPct })
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const vat = decimalFromTyped(typed.vat)
  const card = Card.safeParse({ name: typed.name, kind: typed.kind, vatPct: vat.ok ? vat.decimal : '' })
  const isWrong = (field: string) =>
    isTried && !card.success && card.error.issues.some(({ path }) => path[0] === field)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!card.success) return
    const rules = refusedRules(await onSave(card.data))
    setRefused(rules)
    if (rules === null) onDone()
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap={16}>
        {refused === null ? null : (
          <Banner state="late" role="alert">
            {t('menus.item.refused', { rules: refused })}
          </Banner>
        )}
        <TextField
          label={t('menus.name')}
          value={typed.name}
          problem={isWrong('name') ? t('menus.name.problem') : undefined}
          onChange={(event) => setTyped({ ...typed, name: event.target.value })}
        />
        <Grid cells="small">
          <SelectField
            label={t('menus.kind')}
            value={typed.kind}
            choices={kinds.map((kind) => ({ value: kind, label: t(`menus.kind.${kind}`) }))}
            onChange={(event) =>
              setTyped({ ...typed, kind: kinds.find((kind) => kind === event.target.value) ?? 'standing' })
            }
          />
          <NumberField
            label={t('menus.vat')}
            hint={t('menus.vat.hint', { currency })}
            value={typed.vat}
            unit="%"
            problem={isWrong('vatPct') ? t('menus.vat.problem') : undefined}
            onChange={(event) => setTyped({ ...typed, vat: event.target.value })}
          />
        </Grid>
        <Cluster justify="end">
          <Button onClick={onDone}>{t('common.cancel')}</Button>
          <Button type="submit" tone="primary">
            {submitLabel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
