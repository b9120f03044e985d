import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { lazy, Suspense } from 'react'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../shell/paths.ts'
import { useIsInBrowser } from '../../shell/use-is-in-browser.ts'
import type { ListKind } from './card-kind.ts'

// Apart, because documents come with it.
const OwnJoin = lazy(async () => ({ default: (await import('./own-join.tsx')).OwnJoin }))

/** The way into a public list; in the browser it knows whether one stands there already. */
export function Join({ kind }: { readonly kind: ListKind }) {
  const t = useText()
  const plain = <LinkButton href={paths.people(kind).create}>{t(`cards.join.${kind}`)}</LinkButton>
  return useIsInBrowser() ? (
    <Suspense fallback={plain}>
      <OwnJoin kind={kind} />
    </Suspense>
  ) : (
    plain
  )
}
