import './sample.css'
import { Columns } from '@brigade/design-system/layouts/columns.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useText } from '../../messages/text.tsx'

/** A document as the server's builders made it, with its path. */
export interface SampleDocument {
  readonly path: string
  readonly data: Readonly<Record<string, unknown>>
}

/** What both pages of samples are sent: documents by their kind. */
export type Samples = Readonly<Record<string, SampleDocument>>

interface SampleProps {
  readonly title: string
  readonly document: SampleDocument
  readonly view: ReactNode
  /** The form that changes it; absent where no screen changes it yet. */
  readonly form?: ReactNode
}

/** A scroll area must be reachable by keyboard. */
const reachable = { tabIndex: 0 } as const

const watchNothing = () => () => undefined

/** Lists of countries and zones come from the device's own tables, which the server's may not equal. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )
}

/** One kind of document: as it is read, as it is changed, as it is kept. */
export function Sample({ title, document, view, form }: SampleProps) {
  const t = useText()
  const isInBrowser = useIsInBrowser()
  return (
    <section className="sample" aria-label={title}>
      <h2>{title}</h2>
      <Columns lead="even">
        <Stack gap={12}>
          <h3>{t('showcase.view')}</h3>
          {view}
        </Stack>
        <Stack gap={12}>
          <h3>{t('showcase.form')}</h3>
          {form === undefined ? <p>{t('showcase.noForm')}</p> : isInBrowser ? form : null}
        </Stack>
      </Columns>
      <details>
        <summary>{t('showcase.document', { path: document.path })}</summary>
        <pre className="sample-document" {...reachable}>
          {JSON.stringify(document.data, null, 2)}
        </pre>
      </details>
    </section>
  )
}
