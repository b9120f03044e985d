import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Combobox } from '@brigade/design-system/molecules/combobox.tsx'
import { findPlaces, type FoundPlace } from '@brigade/domain/core/geo/place-functions.ts'
import { pointFromTyped } from '@brigade/domain/core/geo/point-from-typed.ts'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { useCall } from '../calls/use-call.ts'
import { useFormat } from '../format/use-format.ts'
import { LocateButton } from './locate-button.tsx'

interface PlaceFieldProps {
  readonly problem?: string | undefined
  /** The point of the place as "48.86, 2.35", or what was typed while no place is chosen. */
  readonly value: string
  /** What the place is called, where that is known. */
  readonly name?: string
  /** Where to look first. */
  readonly country?: string
  /** `place` is there when it was chosen from the list. */
  readonly onChange: (value: string, place?: FoundPlace) => void
}

/** Waits for the next letter before it asks. */
const PAUSE_MS = 250
const SHORTEST = 2

/** The places that fit what is typed; what was asked earlier and answers later is left out. */
function usePlaces(country: string | undefined) {
  const { send, problem } = useCall(findPlaces)
  const [places, setPlaces] = useState<readonly FoundPlace[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])
  const look = (typed: string) => {
    clearTimeout(timer.current)
    newest.current = typed
    setPlaces(null)
    const q = typed.trim()
    if (q.length < SHORTEST) return
    timer.current = setTimeout(async () => {
      const outcome = await send({ q, ...(country !== undefined && country !== '' && { country }) })
      if (newest.current === typed && outcome.state === 'done') setPlaces(outcome.value.places)
    }, PAUSE_MS)
  }
  return { places, look, isUnreached: problem !== null }
}

/** A place on the map, found by typing its town or asked of the device; nobody types coordinates. */
export function PlaceField({ problem, value, name, country, onChange }: PlaceFieldProps) {
  const t = useText()
  const format = useFormat()
  const { places, look, isUnreached } = usePlaces(country)
  const isFound = pointFromTyped(value) !== undefined
  const items = (places ?? []).map((place, index) => ({
    key: String(index),
    label: place.name,
    detail: [place.region, format.country(place.country)].filter((part) => part !== '').join(', '),
  }))
  const choose = (key: string) => {
    const place = places?.[Number(key)]
    if (place === undefined) return
    onChange(`${place.point.latitude}, ${place.point.longitude}`, place)
  }
  return (
    <div>
      <Combobox
        label={t('setup.place.label')}
        hint={t('setup.place.hint')}
        problem={problem}
        items={items}
        initialText={isFound && name !== undefined && name !== '' ? name : value}
        onType={(text) => {
          onChange(text)
          look(text)
        }}
        onChoose={({ key }) => choose(key)}
      />
      <Cluster gap={12}>
        <span aria-live="polite">
          {isFound ? <StateMark state="ok">{t('setup.place.found')}</StateMark> : null}
          {!isFound && places?.length === 0 ? t('setup.place.none') : null}
          {!isFound && isUnreached ? t('setup.place.offline') : null}
        </span>
        <LocateButton onFound={(point) => onChange(point)} />
      </Cluster>
    </div>
  )
}
