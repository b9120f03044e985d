import { useText } from '../../messages/text.tsx'
import { KeyTable } from '../../shell/shortcuts/key-table.tsx'
import { PlainPage } from './plain-page.tsx'

/** The quickest answers. */
export function HelpPage() {
  const t = useText()
  return (
    <PlainPage
      title="legal.help"
      intro="legal.help.intro"
      parts={[
        ['legal.help.start.title', 'legal.help.start.text'],
        ['legal.help.offline.title', 'legal.help.offline.text'],
        ['legal.help.lost.title', 'legal.help.lost.text'],
        ['legal.help.team.title', 'legal.help.team.text'],
        ['legal.help.keys.title', 'legal.help.keys.text'],
        ['legal.help.more.title', 'legal.help.more.text'],
      ]}
    >
      <section>
        <h2>{t('keys.title')}</h2>
        <KeyTable />
      </section>
    </PlainPage>
  )
}
