import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import type { FoundPageData } from '@brigade/domain/search/public-pages.ts'
import { useEffect } from 'react'
import { useText } from '../../messages/text.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { usePayload } from '../../shell/page-context.tsx'

/** Leads from a handle, a code or an id to whom or what it names. */
export function FoundPage() {
  const t = useText()
  const data = usePayload<FoundPageData>()
  const path = data?.path
  useEffect(() => {
    if (path !== undefined) navigate(path, { replace: true })
  }, [path])
  return (
    <Page>
      {path === undefined ? <Skeleton label={t('shell.waiting')} /> : <Link href={path}>{path}</Link>}
    </Page>
  )
}
