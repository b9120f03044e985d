import { useText } from '../../../messages/text.tsx'

/** A profile's description: short, then long; nothing when both are empty. */
export function About({ short, long = '' }: { readonly short: string; readonly long?: string }) {
  const t = useText()
  if (short === '' && long === '') return null
  return (
    <section className="stack" data-gap="8">
      <h2>{t('cards.about')}</h2>
      {short === '' ? null : <p dir="auto">{short}</p>}
      {long === '' ? null : <p dir="auto">{long}</p>}
    </section>
  )
}
