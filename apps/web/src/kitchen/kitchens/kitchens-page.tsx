import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Suspense } from 'react'
import { useSession } from '../../lib/session/session-store.ts'
import { useMayHaveDocuments } from '../../lib/session/use-may-have-documents.ts'
import { useText } from '../../messages/text.tsx'
import { NoOwnKitchens } from './no-own-kitchens.tsx'
import { isKitchenKind, kindWords } from './kitchen-words.table.ts'
import { lazyComponent } from '../../shell/lazy-component.tsx'
import { CardsList } from '../../people/profiles/public.ts'

// Apart, because the document database comes with it.
const OwnKitchens = lazyComponent(async () => (await import('./own-kitchens.tsx')).OwnKitchens)

/** Mine first, then the kitchens that are listed. */
export function KitchensPage() {
  const t = useText()
  const session = useSession()
  const mayHaveKitchens = useMayHaveDocuments()
  return (
    <CardsList kind="kitchens" tagWords={(kind) => (isKitchenKind(kind) ? t(kindWords[kind]) : kind)}>
      {session.state === 'signedIn' ? (
        <Stack gap={24}>
          <Stack gap={12}>
            <h2>{t('kitchens.list.mine')}</h2>
            <Suspense fallback={<p>{t('shell.waiting')}</p>}>
              {mayHaveKitchens ? <OwnKitchens /> : <NoOwnKitchens />}
            </Suspense>
          </Stack>
          <h2>{t('kitchens.list.listed')}</h2>
        </Stack>
      ) : null}
    </CardsList>
  )
}
