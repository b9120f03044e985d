import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { wordsOfRejection } from '../../lib/calls/call-problem.ts'
import type { RejectedWrite } from '../../lib/writing/sync-store.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'

/** Writes that the server refused: shown with the reason and with what was typed, until a person decides. */
export function RejectedWrites({ writes }: { readonly writes: readonly RejectedWrite[] }) {
  const t = useText()
  const { dateTime } = useFormat()
  const drop = async (id: string) => (await import('../../lib/writing/write-journal.ts')).forgetWrite(id)
  const retry = async (id: string) => (await import('../../lib/writing/retry-write.ts')).retryWrite(id)
  return (
    <Banner state="late">
      <details>
        <summary>{t('shell.rejected', { count: writes.length })}</summary>
        <ul>
          {writes.map((write) => (
            <li key={write.id}>
              {t('shell.rejectedOne', {
                time: dateTime(write.at),
                documents: write.documents.join(', '),
                reason: t(wordsOfRejection(write.status), { code: write.status }),
              })}
              <pre>{write.content}</pre>
              <Button size="small" onClick={() => void retry(write.id)}>
                {t('common.tryAgain')}
              </Button>{' '}
              <Button size="small" tone="danger" onClick={() => void drop(write.id)}>
                {t('shell.rejectedDrop')}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </Banner>
  )
}
