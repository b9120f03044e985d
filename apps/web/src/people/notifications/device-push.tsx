import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { useEffect, useState } from 'react'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { useText } from '../../messages/text.tsx'
import { logProblem } from '../../lib/store/log.ts'
import { type PushState, pushState, turnPushOff, turnPushOn } from './push-device.ts'

/** Notices on this device while Brigade is closed; the browser asks for permission only after the button. */
export function DevicePush() {
  const t = useText()
  const isOffline = useIsOffline()
  const [state, setState] = useState<PushState | 'waiting'>('waiting')
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    void pushState().then(setState)
  }, [])
  const turn = async (how: () => Promise<PushState>) => {
    setPending(true)
    setFailed(false)
    try {
      setState(await how())
    } catch (problem) {
      logProblem('push', problem)
      setFailed(true)
    }
    setPending(false)
  }
  if (state === 'waiting') return null
  return (
    <section className="form-part" aria-live="polite">
      <h3>{t('notices.push')}</h3>
      {hasFailed ? <Banner state="warn">{t('notices.push.failed')}</Banner> : null}
      {state === 'none' ? <p>{t('notices.push.none')}</p> : null}
      {state === 'blocked' ? <p>{t('notices.push.blocked')}</p> : null}
      {state === 'off' ? (
        <>
          <p>{t('notices.push.off')}</p>
          <Cluster>
            <Button
              tone="primary"
              isPending={isPending}
              disabled={isOffline}
              onClick={() => void turn(turnPushOn)}
            >
              {t('notices.push.turnOn')}
            </Button>
            {isOffline ? <span>{t('notices.push.offline')}</span> : null}
          </Cluster>
        </>
      ) : null}
      {state === 'on' ? (
        <Cluster justify="between">
          <StateMark state="ok">{t('notices.push.on')}</StateMark>
          <Button isPending={isPending} onClick={() => void turn(turnPushOff)}>
            {t('notices.push.turnOff')}
          </Button>
        </Cluster>
      ) : null}
    </section>
  )
}
