import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import type { ReactNode } from 'react'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'

interface PlainPageProps {
  readonly title: MessageKey
  readonly intro: MessageKey
  /** The day since which this text is in force, where it is binding. */
  readonly version?: string
  readonly children?: ReactNode
  readonly parts: readonly (readonly [title: MessageKey, text: MessageKey])[]
}

/** A page of plain words. */
export function PlainPage({ title, intro, version, parts, children }: PlainPageProps) {
  const t = useText()
  useHead({ description: t(intro) })
  const { day } = useFormat()
  return (
    <Page width="reading">
      <Stack gap={24}>
        <div>
          <h1>{t(title)}</h1>
          {version === undefined ? null : <p>{t('legal.version', { date: day(version) })}</p>}
        </div>
        <p>{t(intro)}</p>
        {parts.map(([heading, text]) => (
          <section key={heading}>
            <h2>{t(heading)}</h2>
            <p>{t(text)}</p>
          </section>
        ))}
        {children}
      </Stack>
    </Page>
  )
}
