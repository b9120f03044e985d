import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import type { CommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { WriteOutcome } from '../../lib/writing/write.ts'
import { useLocale, useText } from '../../messages/text.tsx'
import { usePayload } from '../../shell/page-context.tsx'
import { CardForm, type EditCardProps } from '../../shell/forms/edit-card.tsx'
import { Sample, type SampleDocument, type Samples } from './sample.tsx'
import { recruiterForm } from '../../hiring/recruiters/public.ts'
import { supplierForm } from '../../kitchen/suppliers/public.ts'
import { brigadeUserForm, chefForm, professionalForm } from '../../people/profiles/public.ts'

/** A sample is not stored: what is typed is checked and discarded. */
const keepNowhere = (): Promise<WriteOutcome> =>
  Promise.resolve({ state: 'queued', serverAck: Promise.resolve({ state: 'saved' }) })

interface PersonSampleProps<Content extends CommonFields> {
  readonly form: EditCardProps<Content>
  readonly document: SampleDocument
  readonly show: (content: Content) => readonly [name: string, line: string, text: string]
}

function PersonSample<Content extends CommonFields>({ form, document, show }: PersonSampleProps<Content>) {
  const t = useText()
  const content = form.collection.schema.parse(document.data)
  const [name, line, text] = show(content)
  const row = { id: form.kind, path: document.path, content, hasPendingWrites: false }
  return (
    <Sample
      title={t(`cards.list.${form.kind}`)}
      document={document}
      view={
        <Card title={name} level={4} detail={line}>
          {text === '' ? null : <p>{text}</p>}
        </Card>
      }
      form={<CardForm {...form} row={row} keep={keepNowhere} />}
    />
  )
}

function People({ samples }: { readonly samples: Samples }) {
  const of = (kind: string) => samples[kind] ?? { path: kind, data: {} }
  return (
    <>
      <PersonSample
        form={brigadeUserForm}
        document={of('brigade-users')}
        show={({ displayName, headline, handle, bio }) => [displayName, headline || `@${handle}`, bio]}
      />
      <PersonSample
        form={professionalForm}
        document={of('professionals')}
        show={({ displayName, title, shortBio }) => [displayName, title, shortBio]}
      />
      <PersonSample
        form={chefForm}
        document={of('chefs')}
        show={({ displayName, specialties, shortBio }) => [displayName, specialties.join(' · '), shortBio]}
      />
      <PersonSample
        form={recruiterForm}
        document={of('recruiters')}
        show={({ companyName, shortBio, longBio }) => [companyName, shortBio, longBio]}
      />
      <PersonSample
        form={supplierForm(useLocale())}
        document={of('suppliers')}
        show={({ companyName, shortBio, longBio }) => [companyName, shortBio, longBio]}
      />
    </>
  )
}

/** Every people kind as it is seen, changed and kept. */
export function EntitiesPage() {
  const t = useText()
  const samples = usePayload<Samples>()
  return (
    <Page>
      <Stack gap={24}>
        <h1>{t('showcase.entities')}</h1>
        <p>{t('showcase.entitiesText')}</p>
        <p>
          <Link href="/design-system">{t('showcase.title')}</Link>
        </p>
        {samples === null ? null : <People samples={samples} />}
      </Stack>
    </Page>
  )
}
