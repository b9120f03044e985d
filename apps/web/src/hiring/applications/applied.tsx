import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { Application } from '@brigade/domain/hiring/applications/application.ts'
import { againFrom } from '@brigade/domain/hiring/applications/move-application.ts'
import { useEffect, useRef } from 'react'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useStageName } from './use-stage-name.ts'

const toMine = paths.people('professionals').dashboard

/** It has arrived, and what comes next. */
export function Received({ companyName }: { readonly companyName: string }) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap={12} aria-live="polite">
      <h2 tabIndex={-1} ref={heading}>
        <StateMark state="ok">{t('apply.received')}</StateMark>
      </h2>
      <p>{t('apply.receivedText', { company: companyName })}</p>
      <p>{t('apply.receivedNext')}</p>
      <LinkButton tone="primary" href={toMine}>
        {t('apply.toMine')}
      </LinkButton>
    </Stack>
  )
}

/** They wrote first: what is wanted is an answer, not an application. */
function AlreadyAsked({ application }: { readonly application: Application }) {
  const t = useText()
  return (
    <Stack gap={12}>
      <h2>{t('apply.approached')}</h2>
      <p>{t('apply.approachedText', { company: application.jobSnapshot.companyName })}</p>
      <LinkButton tone="primary" href={toMine}>
        {t('apply.approachedAnswer')}
      </LinkButton>
    </Stack>
  )
}

/** The reader's application for a job: its state, and when they can apply again. */
export function AlreadyApplied({ application }: { readonly application: Application }) {
  if (application.state === 'approached') return <AlreadyAsked application={application} />
  if (application.state === 'closed by person') return <SaidNo application={application} />
  return <HowItStands application={application} />
}

function SaidNo({ application }: { readonly application: Application }) {
  const t = useText()
  return (
    <Stack gap={12}>
      <h2>{t('apply.closed')}</h2>
      <p>{t('apply.closedText', { company: application.jobSnapshot.companyName })}</p>
      <LinkButton href={toMine}>{t('apply.toMine')}</LinkButton>
    </Stack>
  )
}

function HowItStands({ application }: { readonly application: Application }) {
  const t = useText()
  const format = useFormat()
  const stageName = useStageName()
  const again = againFrom(application)
  return (
    <Stack gap={12}>
      <h2>{t('apply.already')}</h2>
      <p>
        {t('apply.alreadyText', {
          day: format.date(msFromTimestamp(application.createdAt)),
          stage: stageName(application),
        })}
      </p>
      {again === undefined ? null : <p>{t('apply.tooSoon', { day: format.date(msFromTimestamp(again)) })}</p>}
      <LinkButton tone="primary" href={toMine}>
        {t('apply.toMine')}
      </LinkButton>
    </Stack>
  )
}
