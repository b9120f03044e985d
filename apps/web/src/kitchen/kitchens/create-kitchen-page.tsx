import '../../shell/forms/create-kitchen-page.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { templateFor } from '@brigade/domain/kitchen/setup/from-template.ts'
import { kitchenTemplates } from '@brigade/domain/kitchen/setup/kitchen-templates.table.ts'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import { getDocuments } from '../../lib/reading/documents.ts'
import { useSession } from '../../lib/session/session-store.ts'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { type Translate, useText } from '../../messages/text.tsx'
import { useUnsaved } from '../../shell/busy.ts'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { logProblem } from '../../lib/store/log.ts'
import { navigate } from '../../shell/routing/navigation.ts'
import { useSearchParams } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { guessPlace } from '../../lib/location/guess-place.ts'
import { createKitchen } from './create-kitchen.ts'
import { templateWords } from './template-words.table.ts'
import { KitchenFields, useKitchenParts } from './kitchen-fields.tsx'
import { KitchenForm, type TypedKitchen, wordsOfKitchenField } from './kitchen-form.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { type FormValues } from '../../shell/forms/card-input.tsx'

/** Empty for a new kitchen; filled in for a sample kitchen. */
function firstValues(t: Translate, isTry: boolean): TypedKitchen & { readonly template: string } {
  const { zone, country, currency, jurisdiction } = guessPlace(navigator.language)
  const counting = { zone, country, currency, jurisdiction }
  const address = { line1: '', line2: '', town: '', postcode: '', near: '' }
  return {
    ...counting,
    ...address,
    kind: 'restaurant',
    template: '',
    name: isTry ? t('kitchens.try.name') : '',
  }
}

/** With what the kitchen begins; left open, with what is usual for its kind. */
const CreateForm = KitchenForm.extend({ template: z.enum(['', ...kitchenTemplates]) })
type CreateForm = z.infer<typeof CreateForm>

/** Creates the kitchen and opens it, or gives the reason why not. */
function useCreate(clear: () => void, isPlaceSeen: boolean) {
  const t = useText()
  const session = useSession()
  const [problem, setProblem] = useState<MessageKey | null>(null)
  const create = async ({ template, ...form }: CreateForm) => {
    setProblem(null)
    const name = session.state === 'signedIn' ? session.displayName : null
    const outcome = await createKitchen(form, name ?? t('kitchens.founder'), {
      template: template === '' ? templateFor(form.kind) : template,
      wordOf: (word) => t(templateWords[word]),
      isPlaceSeen,
    })
    if (outcome.state === 'made') {
      clear()
      navigate(paths.kitchenDashboard(outcome.kitchenId))
    } else if (outcome.state === 'signedOut') setProblem('error.sign-in-needed')
    else if (outcome.state === 'rejected') setProblem('kitchens.create.rejected')
    else setProblem(wordsOfKitchenField(outcome.problems[0]?.field.split('.').at(-1) ?? ''))
  }
  return { create, problem }
}

/** Opens the documents at once: from then on this device keeps what it needs to make a kitchen without a connection. */
function useReadyForOffline(): void {
  useEffect(() => {
    getDocuments().catch((problem: unknown) => logProblem('documents', problem))
  }, [])
}

/** A new kitchen, for guests as for members; offline it is made on this device. */
export function CreateKitchenPage() {
  const t = useText()
  const isTry = useSearchParams().get('try') === '1'
  const isOffline = useIsOffline()
  const [start] = useState(() => firstValues(t, isTry))
  const draft = useDraft<FormValues>(CreateForm, { name: isTry ? 'trial kitchen' : 'new kitchen', start })
  const [isOpen, setOpen] = useState(!isTry)
  const { create, problem } = useCreate(draft.clear, isOpen)
  useUnsaved(draft.isChanged)
  const submit = async () => {
    if (draft.check()) await create(CreateForm.parse(draft.values))
    else setOpen(true)
  }
  useReadyForOffline()
  const parts = useKitchenParts()
  return (
    <Page width="reading">
      <Form onSubmit={submit}>
        <Stack gap={24}>
          <Stack gap={8}>
            <h1>{t(isTry ? 'kitchens.try.title' : 'kitchens.create.title')}</h1>
            <p className="form-intro">{t(isTry ? 'kitchens.try.intro' : 'kitchens.create.intro')}</p>
          </Stack>
          <FormProblems />
          {problem === null ? null : (
            <Banner state="late" role="alert">
              {t(problem)}
            </Banner>
          )}
          {isOffline ? <Banner state="info">{t('kitchens.create.offline')}</Banner> : null}
          {isOpen ? (
            <Stack gap={32}>
              {[parts.kitchen, parts.template, parts.place, parts.counting].map((part) => (
                <KitchenFields key={part.title} part={part} draft={draft} />
              ))}
            </Stack>
          ) : null}
          <Cluster gap={12}>
            <SubmitButton tone="primary" size="large">
              {t(isTry ? 'kitchens.try.open' : 'kitchens.create.save')}
            </SubmitButton>
            {isOpen ? null : (
              <Button tone="plain" size="large" onClick={() => setOpen(true)}>
                {t('kitchens.try.change')}
              </Button>
            )}
          </Cluster>
        </Stack>
      </Form>
    </Page>
  )
}
