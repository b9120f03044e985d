import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { LocateFixed } from 'lucide'
import { useState } from 'react'
import { useText } from '../../messages/text.tsx'

const LONGEST_WAIT_MS = 10_000
/** Two decimals of a degree, about a kilometre: enough for distances, too little for an address. */
const DIGITS = 2

interface HereButtonProps {
  /** The device's place as "48.86, 2.35". */
  readonly onFound: (place: string) => void
}

/** Asks the device where it is, on request only. */
export function LocateButton({ onFound }: HereButtonProps) {
  const t = useText()
  const [state, setState] = useState<'idle' | 'finding' | 'failed'>('idle')
  const ask = () => {
    setState('finding')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onFound(`${coords.latitude.toFixed(DIGITS)}, ${coords.longitude.toFixed(DIGITS)}`)
      },
      () => setState('failed'),
      { timeout: LONGEST_WAIT_MS, maximumAge: LONGEST_WAIT_MS },
    )
  }
  return (
    <span className="here">
      <Button tone="plain" isPending={state === 'finding'} onClick={ask}>
        <Icon of={LocateFixed} />
        {t(state === 'finding' ? 'jobs.hereFinding' : 'jobs.here')}
      </Button>
      <span aria-live="polite" className="field-hint">
        {state === 'failed' ? t('jobs.hereFailed') : ''}
      </span>
    </span>
  )
}
