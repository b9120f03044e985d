import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { recruiters } from '@brigade/domain/people/profiles/recruiter.ts'
import { useState } from 'react'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useLocale, useText } from '../../messages/text.tsx'
import { useSearchParams } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { RedirectTo } from '../../shell/routing/redirect-to.tsx'
import { useOwnCard } from '../../lib/session/own-name.ts'
import { guessPlace } from '../../lib/location/guess-place.ts'
import { newJobForm } from './job-form.ts'
import { JobEditor } from './job-editor.tsx'

function NewJob({
  companyName,
  displayName,
}: {
  readonly companyName: string
  readonly displayName: string
}) {
  const locale = useLocale()
  const [start] = useState(() => {
    const { country, currency } = guessPlace(locale)
    return { ...newJobForm({ country, currency }), companyName }
  })
  return <JobEditor start={start} edited={null} displayName={displayName} />
}

/** A new job of a recruiter; when it has become a draft, a reload leads to where that is changed. */
export function CreateJobPage() {
  const [draftId] = useState(useSearchParams().get('draft'))
  if (draftId === null) return <NewJobPage />
  const draft = paths.jobEdit(draftId)
  return <RedirectTo find={() => Promise.resolve(draft)} otherwise={draft} />
}

function NewJobPage() {
  const t = useText()
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  const recruiter = useDocument(recruiters, uid === null ? null : { uid })
  const card = useOwnCard()
  return (
    <Page width="reading">
      <Stack gap={24}>
        <h1>{t('hiring.form.create')}</h1>
        <Loaded of={recruiter}>
          {({ content }) =>
            card === undefined ? (
              <Skeleton label={t('shell.waiting')} />
            ) : (
              <NewJob
                companyName={content.companyName}
                displayName={card?.displayName ?? content.companyName.slice(0, 60)}
              />
            )
          }
        </Loaded>
      </Stack>
    </Page>
  )
}
