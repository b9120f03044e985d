import { type ReactNode, useId } from 'react'

interface PartProps {
  readonly title: string
  /** One sentence on what this part is for. */
  readonly intro?: string
  readonly children: ReactNode
}

/** One part of the settings. */
export function Part({ title, intro, children }: PartProps) {
  const id = useId()
  return (
    <section className="settings-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro === undefined ? null : <p className="settings-intro">{intro}</p>}
      {children}
    </section>
  )
}
