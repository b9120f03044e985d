import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../messages/text.tsx'
import { logProblem } from '../../lib/store/log.ts'
import { navigate } from './navigation.ts'

interface RedirectToProps {
  /** Finds the path to go to. */
  readonly find: () => Promise<string>
  /** Where to go when that cannot be found. */
  readonly otherwise: string
}

/** Leads on to a page that depends on who is here. */
export function RedirectTo({ find, otherwise }: RedirectToProps) {
  const t = useText()
  const lead = useEffectEvent(async () => {
    const place = await find().catch((problem: unknown) => {
      logProblem('the way on', problem)
      return otherwise
    })
    navigate(place, { replace: true })
  })
  useEffect(() => void lead(), [])
  return (
    <Page>
      <Skeleton label={t('shell.waiting')} />
    </Page>
  )
}
