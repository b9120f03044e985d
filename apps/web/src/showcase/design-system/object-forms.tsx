import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import type { Kitchen } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import type { Menu } from '@brigade/domain/kitchen/menus/menu.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { useState } from 'react'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { EditorFields, typedFrom } from '../../food/recipes/public.ts'
import { PayFields, PostFields, formOfJob } from '../../hiring/jobs/public.ts'
import { KitchenFields, KitchenForm, useKitchenParts } from '../../kitchen/kitchens/public.ts'
import { MenuCardForm } from '../../kitchen/menus/public.ts'
import { type FormValues } from '../../shell/forms/card-input.tsx'

const nothingWrong = () => undefined

/** The fields of a kitchen's public page; a sample is kept nowhere. */
export function KitchenSampleForm({ kitchen: { name, kind, address } }: { readonly kitchen: Kitchen }) {
  const { line1, line2 = '', town, postcode, country } = address
  const counting = { currency: 'EUR', zone: 'Europe/Paris', jurisdiction: 'EU' }
  const parts = useKitchenParts()
  const draft = useDraft<FormValues>(KitchenForm, {
    name: null,
    start: { name, kind, line1, line2, town, postcode, country, near: '', ...counting },
  })
  return (
    <Stack>
      <KitchenFields part={parts.kitchen} draft={draft} />
      <KitchenFields part={parts.place} draft={draft} />
    </Stack>
  )
}

/** The first fields of a recipe's editor. */
export function RecipeSampleForm({ recipe }: { readonly recipe: Recipe }) {
  const [typed, setTyped] = useState(typedFrom(recipe))
  return (
    <EditorFields
      typed={typed}
      wrong={[]}
      change={(part) => setTyped((before) => ({ ...before, ...part }))}
    />
  )
}

/** Name, kind and VAT of a menu. */
export function MenuSampleForm({ menu }: { readonly menu: Menu }) {
  const t = useText()
  return (
    <MenuCardForm
      form={null}
      initial={{ from: undefined, to: undefined, covers: undefined, ...menu, stationIds: [] }}
      stations={new Map()}
      services={[]}
      currency={menu.currency}
      submitLabel={t('common.save')}
      onSave={() => Promise.resolve({ state: 'queued', serverAck: Promise.resolve({ state: 'saved' }) })}
      onDone={nothingWrong}
    />
  )
}

/** What a job asks for and what it pays. */
export function JobSampleForm({ job }: { readonly job: Job }) {
  const [form, setForm] = useState(formOfJob(job))
  const part = {
    form,
    onChange: (change: Partial<typeof form>) => setForm((before) => ({ ...before, ...change })),
    wordsOf: nothingWrong,
  }
  return (
    <Stack>
      <PostFields {...part} />
      <PayFields {...part} />
    </Stack>
  )
}
