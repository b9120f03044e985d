import './notice-bell.css'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Bell } from 'lucide'
import { Suspense } from 'react'
import { documentsWanted } from '../../lib/reading/documents.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useStore } from '../../lib/store/store.ts'
import { lazyComponent } from '../lazy-component.tsx'

const UnreadCount = lazyComponent(async () => (await import('./unread-count.tsx')).UnreadCount, {
  isOptional: true,
})

/** The way to the notices. How many are unread is counted where documents are at hand anyway, never for its own sake. */
export function NoticeBell({ uid }: { readonly uid: string }) {
  const t = useText()
  const hasDocuments = useStore(documentsWanted, false)
  return (
    <LinkButton tone="plain" href={paths.notifications} data-shortcut="notices">
      <Icon of={Bell} />
      <span className="header-tools-word">{t('shell.notices')}</span>
      <Suspense>{hasDocuments ? <UnreadCount uid={uid} /> : null}</Suspense>
    </LinkButton>
  )
}
