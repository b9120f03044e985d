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
import type { Service } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import type { Station } from '@brigade/domain/access/stations/station.ts'
import { CheckboxGroup } from '@brigade/design-system/atoms/checkbox.tsx'
import { useState } from 'react'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import type { WriteOutcome } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import type { MenuCard } from './menu-actions.ts'
import { type CardProblem, readCard, type TypedCard, typedCard } from './menu-card.ts'
import { MenuWhen } from './menu-when.tsx'

const kinds = ['standing', 'daily', 'event'] as const

interface MenuCardFormProps {
  /** Names what is typed while it is kept; null for a sample. */
  readonly form: string | null
  readonly initial: MenuCard
  /** The services of the kitchen, which a menu may be for. */
  readonly services: readonly Service[]
  /** Where the kitchen cooks. */
  readonly stations: ReadonlyMap<string, Station>
  readonly currency: string
  readonly submitLabel: string
  readonly onSave: (card: MenuCard) => Promise<WriteOutcome>
  readonly onDone: () => void
}

const sampleOf = (start: TypedCard): TypedCard => ({
  ...start,
  serviceIds: [''],
  stationIds: [''],
  days: [''],
})

/** Name, kind and VAT of a menu, and when it is served. */
export function MenuCardForm(props: MenuCardFormProps) {
  const { form, initial, services, stations, currency, submitLabel, onSave, onDone } = props
  const t = useText()
  const [start] = useState(() => typedCard(initial))
  const {
    values: typed,
    setValues,
    clear,
    field,
  } = useDraft(Menu, { name: form, start, sample: sampleOf(start) })
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const read = readCard(typed)
  const isWrong = (key: CardProblem) => isTried && !read.ok && read.problems.includes(key)

  const close = () => {
    clear()
    onDone()
  }
  const save = async () => {
    setTried(true)
    if (!read.ok) return
    const words = refusalWords(t, await onSave(read.card))
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
        {stations.size === 0 ? null : (
          <CheckboxGroup
            label={t('menus.stations')}
            choices={[...stations].map(([value, { name }]) => ({ value, label: name }))}
            chosen={typed.stationIds}
            onChange={(stationIds) => setValues({ stationIds })}
          />
        )}
        <MenuWhen
          services={services}
          typed={typed}
          type={setValues}
          problemOf={(key) => (isWrong(key) ? t(`menus.${key}.problem`) : undefined)}
        />
        <Cluster justify="end">
          <Button onClick={close}>{t('common.cancel')}</Button>
          <SubmitButton tone="primary">{submitLabel}</SubmitButton>
        </Cluster>
      </Stack>
    </Form>
  )
}
