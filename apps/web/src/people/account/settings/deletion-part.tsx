import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { cancelDeletion } from '@brigade/domain/people/accounts/account-functions.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { DataRequest } from '@brigade/domain/people/accounts/data-request.ts'
import { useState } from 'react'
import { wordsOfProblem } from '../../../lib/calls/call-problem.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'
import type { Account } from './account.ts'
import { DeleteForm } from './delete-form.tsx'
import { useDataRequests } from './use-data-requests.ts'

/** The account ends; until then one click keeps it. */
function Ending({ request }: { readonly request: DataRequest }) {
  const t = useText()
  const format = useFormat()
  const { send, isPending, problem } = useCall(cancelDeletion)
  const at = request.startsAt === undefined ? '' : format.dateTime(msFromTimestamp(request.startsAt))
  return (
    <Stack gap={12}>
      <Banner state="warn">{t('settings.delete.ending', { at })}</Banner>
      {problem === null ? null : (
        <Banner state="late" role="alert">
          {t(wordsOfProblem(problem), { code: problem.status })}
        </Banner>
      )}
      <span>
        <Button tone="primary" isPending={isPending} onClick={() => void send({})}>
          {t('settings.delete.stay')}
        </Button>
      </span>
    </Stack>
  )
}

/** The end of the account: what goes and what stays, the question, and the way back within seven days. */
export function DeletionPart({ account }: { readonly account: Account }) {
  const t = useText()
  const requests = useDataRequests(account.uid)
  const [isOpen, setOpen] = useState(false)
  return (
    <Loaded of={requests}>
      {(rows) => {
        const newest = rows.find(({ content }) => content.kind === 'erase')?.content
        if (newest?.state === 'asked') return <Ending request={newest} />
        return (
          <>
            {newest?.keptBecause === undefined ? null : (
              <Banner state="warn">{t('settings.delete.kept')}</Banner>
            )}
            <span>
              <Button tone="danger" onClick={() => setOpen(true)}>
                {t('settings.delete.open')}
              </Button>
            </span>
            <Dialog
              isOpen={isOpen}
              onClose={() => setOpen(false)}
              title={t('settings.delete.title')}
              closeLabel={t('common.close')}
            >
              <DeleteForm account={account} onDone={() => setOpen(false)} />
            </Dialog>
          </>
        )
      }}
    </Loaded>
  )
}
