import { PlainPage } from './plain-page.tsx'

/** What people may expect of this server, and it of them. */
export function TermsPage() {
  return (
    <PlainPage
      title="legal.terms"
      intro="legal.terms.intro"
      version="2026-11-22"
      parts={[
        ['legal.terms.yours.title', 'legal.terms.yours.text'],
        ['legal.terms.pay.title', 'legal.terms.pay.text'],
        ['legal.terms.fair.title', 'legal.terms.fair.text'],
        ['legal.terms.conduct.title', 'legal.terms.conduct.text'],
        ['legal.terms.safety.title', 'legal.terms.safety.text'],
        ['legal.terms.service.title', 'legal.terms.service.text'],
      ]}
    />
  )
}
