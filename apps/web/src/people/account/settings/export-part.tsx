import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { requestExport } from '@brigade/domain/people/accounts/account-functions.ts'
import { nextExportMs } from '@brigade/domain/people/accounts/end-account.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { DataRequest } from '@brigade/domain/people/accounts/data-request.ts'
import { useState } from 'react'
import { wordsOfProblem } from '../../../lib/calls/call-problem.ts'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'
import { logProblem } from '../../../lib/store/log.ts'
import { useDataRequests } from './use-data-requests.ts'
import { actingUser } from '../../../lib/session/session.ts'

/** Product, E52: nobody is kept waiting for ever by a large archive, but it may take its time. */
const PATIENCE_MS = 120_000

/** Fetches the ZIP of an export and hands it to the browser to keep. @throws when the server does not give it */
async function downloadExport(dataRequestId: string): Promise<void> {
  const token = await (await actingUser())?.getIdToken()
  const answer = await fetch(`/exports/${dataRequestId}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`The export answered ${answer.status}`)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = 'brigade-export.zip'
  link.click()
  URL.revokeObjectURL(address)
}

type Request = StoredDocument<DataRequest>

function useExport() {
  const { send, isPending, problem } = useCall(requestExport)
  const [isFetching, setFetching] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const fetchZip = async (dataRequestId: string) => {
    setFetching(true)
    setFailed(false)
    try {
      await downloadExport(dataRequestId)
    } catch (thrown) {
      logProblem('export', thrown)
      setFailed(true)
    }
    setFetching(false)
  }
  const ask = async () => {
    const outcome = await send({})
    if (outcome.state === 'done') await fetchZip(outcome.value.dataRequestId)
  }
  return { ask, fetchZip, isPending: isPending || isFetching, problem, hasFailed }
}

function Exports({ requests }: { readonly requests: readonly Request[] }) {
  const t = useText()
  const format = useFormat()
  const { ask, fetchZip, isPending, problem, hasFailed } = useExport()
  const [last] = requests.filter(({ content }) => content.kind === 'export')
  const until = last?.content.linkUntil === undefined ? 0 : msFromTimestamp(last.content.linkUntil)
  const nextAt = nextExportMs(last === undefined ? [] : [last.content.askedAt])
  const [now] = useState(Date.now)
  const isOpen = last !== undefined && until > now
  const isTooSoon = nextAt > now
  return (
    <Stack gap={12}>
      {problem === null ? null : (
        <Banner state="late" role="alert">
          {t(wordsOfProblem(problem), { code: problem.status })}
        </Banner>
      )}
      {hasFailed ? (
        <Banner state="late" role="alert">
          {t('settings.export.failed')}
        </Banner>
      ) : null}
      {isOpen ? <p>{t('settings.export.ready', { until: format.dateTime(until) })}</p> : null}
      {isTooSoon ? (
        <p className="settings-intro">{t('settings.export.next', { at: format.dateTime(nextAt) })}</p>
      ) : null}
      <span>
        <Button isPending={isPending} onClick={() => void (isOpen && isTooSoon ? fetchZip(last.id) : ask())}>
          {t(isOpen && isTooSoon ? 'settings.export.again' : 'settings.export.ask')}
        </Button>
      </span>
    </Stack>
  )
}

/** Everything of the person's as one archive, once a day. */
export function ExportPart({ uid }: { readonly uid: string }) {
  const requests = useDataRequests(uid)
  return <Loaded of={requests}>{(rows) => <Exports requests={rows} />}</Loaded>
}
