import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { useText } from '../messages/text.tsx'

/** A page that is on its way: appears after 200 ms so that quick pages do not flash. */
export function Waiting() {
  const t = useText()
  return (
    <Page>
      <Skeleton label={t('shell.waiting')} lines={6} />
    </Page>
  )
}
