import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { useState } from 'react'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'
import { logProblem } from '../../../lib/store/log.ts'
import { deviceInWords } from './device-in-words.ts'
import { endSessions, listSessions, type SignedInDevice } from './sessions.ts'
import { useFetched } from './use-fetched.ts'

interface SessionCellProps {
  readonly session: SignedInDevice
  readonly onEnd: () => void
}

function SessionCell({ session, onEnd }: SessionCellProps) {
  const t = useText()
  const format = useFormat()
  const { isThisOne, startedAt, lastUsedAt } = session
  const name = deviceInWords(t, session)
  const started = format.dateTime(Date.parse(startedAt))
  const used = format.dateTime(Date.parse(lastUsedAt))
  return (
    <Cell
      title={name}
      detail={t('settings.sessions.times', { started, used })}
      trail={
        isThisOne ? (
          <StateMark state="ok">{t('settings.sessions.thisOne')}</StateMark>
        ) : (
          <Button
            size="small"
            aria-label={t('settings.sessions.endOf', { device: `${name}, ${started}` })}
            onClick={onEnd}
          >
            {t('settings.sessions.end')}
          </Button>
        )
      }
    />
  )
}

/** Where the account is signed in; each device can be signed out from here, at once. */
export function SessionsPart() {
  const t = useText()
  const { answer, askAgain } = useFetched(listSessions)
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const end = async (sessionId?: string) => {
    setPending(true)
    try {
      await endSessions(sessionId)
      setFailed(false)
    } catch (problem) {
      logProblem('ending a session', problem)
      setFailed(true)
    }
    setPending(false)
    await askAgain()
  }
  return (
    <Stack gap={12}>
      {hasFailed ? (
        <Banner state="late" role="alert">
          {t('settings.sessions.failed')}
        </Banner>
      ) : null}
      <Loaded of={answer}>
        {(rows) => (
          <>
            <Cells>
              {rows.map((session) => (
                <SessionCell
                  key={session.sessionId}
                  session={session}
                  onEnd={() => void end(session.sessionId)}
                />
              ))}
            </Cells>
            {rows.length > 1 ? (
              <span>
                <Button isPending={isPending} onClick={() => void end()}>
                  {t('settings.sessions.endOthers')}
                </Button>
              </span>
            ) : null}
          </>
        )}
      </Loaded>
    </Stack>
  )
}
