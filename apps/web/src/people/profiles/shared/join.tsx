import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Suspense } from 'react'
import { useMayHaveDocuments } from '../../../lib/session/use-may-have-documents.ts'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import type { ListKind } from '../../../shell/forms/card-kind.ts'
import { lazyComponent } from '../../../shell/lazy-component.tsx'

// Apart, because documents come with it.
const OwnJoin = lazyComponent(async () => (await import('./own-join.tsx')).OwnJoin)

/** The way to join a public list; for a signed-in reader it knows whether they have joined. */
export function Join({ kind }: { readonly kind: ListKind }) {
  const t = useText()
  const plain = <LinkButton href={paths.people(kind).create}>{t(`cards.join.${kind}`)}</LinkButton>
  return useMayHaveDocuments() ? (
    <Suspense fallback={plain}>
      <OwnJoin kind={kind} />
    </Suspense>
  ) : (
    plain
  )
}
