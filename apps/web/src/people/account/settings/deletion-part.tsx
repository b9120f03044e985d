import * as z from 'zod'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { cancelDeletion, deleteAccount } from '@brigade/domain/people/accounts/account-functions.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { DataRequest } from '@brigade/domain/people/accounts/data-request.ts'
import { useState } from 'react'
import { wordsOfProblem, type CallProblem } from '../../../lib/calls/call-problem.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'
import type { Account } from './account.ts'
import { useDataRequests } from './use-data-requests.ts'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import type { KeepingReason } from '@brigade/domain/people/accounts/end-account.ts'
import { useDocument } from '../../../lib/reading/use-document.ts'
import type { MessageKey } from '../../../messages/catalogue.ts'
import { Form } from '../../../shell/forms/form.tsx'
import { type KitchenSection, paths } from '../../../lib/routing/paths.ts'
import type { IdentityOutcome } from '../sign-in/to-identity-outcome.ts'
import { useStep } from './use-step.tsx'
import { useDraft } from '../../../lib/drafts/use-draft.ts'

const Kitchens = z.object({ kitchens: z.array(z.object({ kitchenId: z.string(), name: z.string() })) })

type StoredDocument = readonly [words: MessageKey, section: KitchenSection]

/** What a kitchen keeps the account for, and where that is settled. */
const keptFor: Readonly<Partial<Record<string, StoredDocument>>> = {
  'owns-kitchens': ['settings.delete.ownsKitchens', 'team'],
  'open-jobs': ['settings.delete.openJobs', 'overview'],
  'open-orders': ['settings.delete.openOrders', 'suppliers'],
  'records-kept': ['settings.delete.recordsKept', 'safety'],
} satisfies Record<KeepingReason, StoredDocument>

/** Why the account cannot end now. */
function Refused({ problem }: { readonly problem: CallProblem }) {
  const t = useText()
  const kitchens = Kitchens.safeParse(problem.details).data?.kitchens ?? []
  if (problem.reason === 'requires-recent-login') return null
  const reasonKept = keptFor[problem.reason ?? '']
  if (reasonKept === undefined) {
    const words = problem.reason === 'handle' ? 'settings.delete.wrongHandle' : wordsOfProblem(problem)
    return (
      <Banner state="late" role="alert">
        {t(words, { code: problem.status })}
      </Banner>
    )
  }
  const [words, section] = reasonKept
  return (
    <Banner state="late" role="alert">
      <div>
        <p>{t(words, { count: kitchens.length })}</p>
        <ul>
          {kitchens.map(({ kitchenId, name }) => (
            <li key={kitchenId}>
              <Link href={paths.kitchenDashboard(kitchenId, section)}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Banner>
  )
}

interface DeleteFormProps {
  readonly account: Account
  readonly onDone: () => void
}

interface TypedFormProps extends DeleteFormProps {
  /** Of the public card; empty when there is none, then nothing has to be typed. */
  readonly handle: string
}

function TypedForm({ account, handle, onDone }: TypedFormProps) {
  const t = useText()
  const { values, field } = useDraft(deleteAccount.input, { name: null, start: { handleTyped: '' } })
  const { send, problem: refused } = useCall(deleteAccount)
  const { run, dialog } = useStep(account)
  const end = async (): Promise<IdentityOutcome> => {
    const outcome = await send({ ...values, handOver: {} })
    if (outcome.state === 'done') return { state: 'done' }
    const code = outcome.problem.reason ?? outcome.problem.status
    return { state: 'refused', problem: { code, words: wordsOfProblem(outcome.problem) } }
  }
  return (
    <>
      <Form onSubmit={() => run(end, onDone)}>
        <Stack gap={16}>
          <p>{t('settings.delete.goes')}</p>
          <p>{t('settings.delete.stays')}</p>
          {refused === null ? null : <Refused problem={refused} />}
          {handle === '' ? null : (
            <TextField
              label={t('settings.delete.type', { handle })}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              {...field('handleTyped')}
            />
          )}
          <span>
            <SubmitButton tone="danger">{t('settings.delete.submit')}</SubmitButton>
          </span>
        </Stack>
      </Form>
      {dialog}
    </>
  )
}

/** Asks whether the account should really end, and has the own handle typed. */
function DeleteForm({ account, onDone }: DeleteFormProps) {
  const card = useDocument(brigadeUsers, { uid: account.uid })
  const form = (handle: string) => <TypedForm account={account} handle={handle} onDone={onDone} />
  return (
    <Loaded of={card} empty={form('')}>
      {({ content }) => form(content.handle)}
    </Loaded>
  )
}

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
