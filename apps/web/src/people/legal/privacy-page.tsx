import { PlainPage } from './plain-page.tsx'

/** What this server keeps about people, who sees it and how to take it away. */
export function PrivacyPage() {
  return (
    <PlainPage
      title="legal.privacy"
      intro="legal.privacy.intro"
      version="2026-11-22"
      parts={[
        ['legal.privacy.kept.title', 'legal.privacy.kept.text'],
        ['legal.privacy.seen.title', 'legal.privacy.seen.text'],
        ['legal.privacy.device.title', 'legal.privacy.device.text'],
        ['legal.privacy.push.title', 'legal.privacy.push.text'],
        ['legal.privacy.long.title', 'legal.privacy.long.text'],
        ['legal.privacy.rights.title', 'legal.privacy.rights.text'],
      ]}
    />
  )
}
