import '../../../shell/forms/create-kitchen-page.css'
import * as z from 'zod'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Kitchen, kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { KitchenSettings, kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { useState } from 'react'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { write, changing, type WritePart } from '../../../lib/writing/write.ts'
import type { MessageKey } from '../../../messages/catalogue.ts'
import { useText } from '../../../messages/text.tsx'
import { useUnsaved } from '../../../shell/busy.ts'
import { Form, FormProblems } from '../../../shell/forms/form.tsx'
import { navigate } from '../../../shell/routing/navigation.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { HandleForm } from '../../../shell/forms/handle-form.tsx'
import { KitchenFields, useKitchenParts } from '../kitchen-fields.tsx'
import { wordsOfKitchenField, addressOf, KitchenForm } from '../kitchen-form.ts'
import { useKitchen, useKitchenSettings } from '../../../lib/kitchen/use-kitchen.ts'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import type { FormValues } from '../../../shell/forms/card-input.tsx'
import { differing } from '@brigade/domain/core/documents/changed-fields.ts'
import { moneyText } from '@brigade/domain/core/money/money-arithmetic.ts'
import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import { typedList } from '../../../lib/drafts/typed-list.ts'
import { HoursList } from './hours-list.tsx'
import { Tick, TypedPercent, TypedWebsite, typedWhole } from './typed-settings.ts'
import { LocalTime } from '@brigade/domain/core/time/local-date.ts'

const WHOLE_PCT = 100

/** What managers change about a kitchen. */
const EditForm = KitchenForm.extend({
  description: z.string().trim().pipe(Kitchen.shape.description),
  website: TypedWebsite,
  cuisines: typedList(Kitchen.shape.cuisines),
  /** A tick of the form: `on` or empty. */
  isListed: Tick,
  dayStartsAt: LocalTime,
  foodCostPct: TypedPercent,
  tolerancePct: typedWhole(0, WHOLE_PCT),
  toleranceMoney: z.string().trim().min(1),
  orderCap: KitchenSettings.shape.orderCap,
})
type EditForm = z.infer<typeof EditForm>

/** The form filled from the kitchen. */
function formOf(kitchen: Kitchen, settings: KitchenSettings): Readonly<Record<keyof EditForm, string>> {
  const { name, kind, address, description, isListed } = kitchen
  const { currency, zone, jurisdiction, dayStartsAt, targets, orderCap, priceTolerance } = settings
  const tolerances = {
    tolerancePct: String(priceTolerance.pct),
    toleranceMoney: moneyText({ minor: priceTolerance.minor, currency }),
  }
  const { line1, line2 = '', town, postcode, country } = address
  const card = { name, kind, line1, line2, town, postcode, country, description }
  const near = kitchen.near === undefined ? '' : `${kitchen.near.latitude}, ${kitchen.near.longitude}`
  const facts = { near, website: kitchen.website ?? '', cuisines: kitchen.cuisines.join(', ') }
  const ticks = { isListed: isListed ? 'on' : '' }
  const counting = { currency, zone, jurisdiction, dayStartsAt, orderCap }
  return { ...card, ...facts, ...ticks, ...counting, ...tolerances, foodCostPct: targets.foodCostPct }
}

/** What the form changes of two documents. @param before - as they were when the form was opened */
function partsOf(
  kitchenId: string,
  form: EditForm,
  before: { readonly kitchen: Kitchen; readonly settings: KitchenSettings },
): readonly WritePart[] {
  const { name, kind, description, isListed, currency, zone, jurisdiction, dayStartsAt, foodCostPct } = form
  const tolerance = moneyFromTyped(form.toleranceMoney, currency)
  const { region } = before.kitchen.address
  const address = { ...addressOf(form), ...(region === undefined ? {} : { region }) }
  const { website, cuisines, near } = form
  const card = { name, kind, address, description, near, website, cuisines, isListed }
  const settings = {
    currency,
    zone,
    jurisdiction,
    dayStartsAt,
    targets: { foodCostPct },
    orderCap: form.orderCap,
    // What is no amount becomes none, which the schema refuses.
    priceTolerance: { pct: form.tolerancePct, minor: tolerance.ok ? tolerance.money.minor : Number.NaN },
  }
  return [
    changing(kitchens, { kitchenId }, { before: before.kitchen, changes: differing(before.kitchen, card) }),
    changing(
      kitchenSettings,
      { kitchenId, settingsId: 'main' },
      { before: before.settings, changes: differing(before.settings, settings) },
    ),
  ]
}

interface EditProps {
  readonly kitchenId: string
  readonly kitchen: Kitchen
  readonly settings: KitchenSettings
}

function Edit({ kitchenId, kitchen, settings }: EditProps) {
  const t = useText()
  const [opened] = useState({ kitchen, settings })
  const [start] = useState(() => formOf(kitchen, settings))
  const draft = useDraft<FormValues>(EditForm, { name: `kitchen ${kitchenId}`, start })
  useUnsaved(draft.isChanged)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  const save = async () => {
    if (!draft.check()) return
    const outcome = await write(partsOf(kitchenId, EditForm.parse(draft.values), opened))
    if (outcome.state === 'queued') {
      draft.clear()
      navigate(paths.kitchenDashboard(kitchenId))
    } else if (outcome.state === 'signedOut') setProblem('error.sign-in-needed')
    else setProblem(wordsOfKitchenField(outcome.problems[0]?.field.split('.').at(-1) ?? ''))
  }
  const parts = useKitchenParts()
  return (
    <Form onSubmit={save}>
      <Stack gap={32}>
        <FormProblems />
        {problem === null ? null : (
          <Banner state="late" role="alert">
            {t(problem)}
          </Banner>
        )}
        {[parts.kitchen, parts.public, parts.place, parts.counting, parts.targets].map((part) => (
          <KitchenFields key={part.title} part={part} draft={draft} />
        ))}
        <Cluster gap={12}>
          <SubmitButton tone="primary" size="large">
            {t('common.save')}
          </SubmitButton>
          <LinkButton tone="plain" size="large" href={paths.kitchenDashboard(kitchenId)}>
            {t('common.cancel')}
          </LinkButton>
        </Cluster>
      </Stack>
    </Form>
  )
}

/** What the public and the books know of a kitchen. */
export function DetailsPart({ kitchenId }: { readonly kitchenId: string }) {
  const kitchen = useKitchen(kitchenId)
  const settings = useKitchenSettings(kitchenId)
  return (
    <Loaded of={kitchen}>
      {({ content }) => (
        <Loaded of={settings}>
          {(settingsRow) => (
            <Stack gap={32}>
              <Edit kitchenId={kitchenId} kitchen={content} settings={settingsRow.content} />
              <HoursList kitchenId={kitchenId} kitchen={content} />
              <HandleForm of={{ kind: 'kitchen', targetId: kitchenId }} present={content.handle} />
            </Stack>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
