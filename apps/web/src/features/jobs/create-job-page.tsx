import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { recruiters } from '@brigade/domain/people/recruiter.ts'
import { useState } from 'react'
import { typedBefore } from '../../data/kept-typing.ts'
import { Loaded } from '../../data/loaded.tsx'
import { useSession } from '../../data/session-store.ts'
import { useDocument } from '../../data/use-document.ts'
import { useLocale, useText } from '../../messages/text.tsx'
import { useOwnCard } from '../people-card/own-name.ts'
import { guessPlace } from '../place/guess-place.ts'
import { NEW_JOB, newJobForm } from './job-form.ts'
import { JobEditor } from './job-editor.tsx'

function NewJob({
  companyName,
  displayName,
}: {
  readonly companyName: string
  readonly displayName: string
}) {
  const locale = useLocale()
  const [first] = useState(() => {
    const { country, currency } = guessPlace(locale)
    const start = { ...newJobForm({ country, currency }), companyName }
    return { ...start, ...typedBefore(NEW_JOB, start) }
  })
  return <JobEditor first={first} edited={null} displayName={displayName} />
}

/** A new job of a recruiter. */
export function CreateJobPage() {
  const t = useText()
  const session = useSession()
  const uid = session.state === 'here' ? session.uid : null
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
