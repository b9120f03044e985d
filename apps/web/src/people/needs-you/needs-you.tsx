import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useText } from '../../messages/text.tsx'
import { Today } from './today.tsx'

/** What needs a person today, as a part of another page. */
export function NeedsYou({ uid }: { readonly uid: string }) {
  const t = useText()
  return (
    <section>
      <Stack gap={12}>
        <h2>{t('home.today')}</h2>
        <Today uid={uid} />
      </Stack>
    </section>
  )
}
