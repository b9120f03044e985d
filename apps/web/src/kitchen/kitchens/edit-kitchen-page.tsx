import '../../shell/forms/create-kitchen-page.css'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import type { Kitchen } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { useState } from 'react'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { write } from '../../lib/writing/write.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../../shell/busy.ts'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { useParam } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { HandleForm } from '../../shell/forms/handle-form.tsx'
import { EditForm, formOf, partsOf } from './edit-form.ts'
import { KitchenFields, useKitchenParts } from './kitchen-fields.tsx'
import { wordsOfKitchenField } from './kitchen-form.ts'
import { useKitchen, useKitchenSettings } from '../../lib/kitchen/use-kitchen.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { type FormValues } from '../../shell/forms/card-input.tsx'

interface EditProps {
  readonly kitchenId: string
  readonly kitchen: Kitchen
  readonly settings: KitchenSettings
}

function Edit({ kitchenId, kitchen, settings }: EditProps) {
  const t = useText()
  useHead({ title: t('kitchens.edit.titled', { kitchen: kitchen.name }) })
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
        <h1>{t('kitchens.edit.titled', { kitchen: kitchen.name })}</h1>
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

/** What a kitchen's managers change about it. */
export function EditKitchenPage() {
  const kitchenId = useParam('kitchenId')
  const kitchen = useKitchen(kitchenId)
  const settings = useKitchenSettings(kitchenId)
  return (
    <Page width="reading">
      <Loaded of={kitchen}>
        {({ content }) => (
          <Loaded of={settings}>
            {(settingsRow) => (
              <Stack gap={32}>
                <Edit kitchenId={kitchenId} kitchen={content} settings={settingsRow.content} />
                <HandleForm of={{ kind: 'kitchen', targetId: kitchenId }} present={content.handle} />
              </Stack>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  )
}
