import { withdrawApplication } from '@brigade/domain/hiring/applications/application-functions.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useText } from '../../messages/text.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { Row } from './use-team-steps.ts'

/** Taking an application back; the reason may stay empty. */
export function WithdrawDialog({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const t = useText()
  const { send, problem } = useCall(withdrawApplication)
  return (
    <ReasonDialog
      form={`withdrawal ${row.id}`}
      title={t('hiring.work.withdraw.title', { job: row.content.jobSnapshot.title })}
      hint={t('hiring.work.withdraw.hint')}
      submitLabel={t('hiring.work.withdraw.submit')}
      problem={problem}
      send={async (reason) => {
        const outcome = await send({ applicationId: row.id, reason })
        return outcome.state === 'done'
      }}
      onClose={onClose}
    />
  )
}
