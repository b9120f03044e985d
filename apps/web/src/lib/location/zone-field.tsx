import { Combobox } from '@brigade/design-system/molecules/combobox.tsx'
import { useState } from 'react'

const SHOWN = 8
const zones = Intl.supportedValuesOf('timeZone')

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[_\s]+/gu, ' ')
    .trim()
}

/** Zones whose name has the words, those that begin a part of the name first. */
function zonesLike(text: string): readonly string[] {
  const words = folded(text)
  const matches = zones.filter((zone) => folded(zone).includes(words))
  const begins = (zone: string) =>
    folded(zone)
      .split('/')
      .some((part) => part.startsWith(words))
  return [...matches.filter(begins), ...matches.filter((zone) => !begins(zone))].slice(0, SHOWN)
}

function readable(zone: string): string {
  return zone.replaceAll('_', ' ')
}

interface ZoneFieldProps {
  readonly label: string
  readonly hint?: string
  readonly problem?: string | undefined
  /** IANA name. */
  readonly value: string
  /** The chosen zone, or what was typed while it names none. */
  readonly onChange: (zone: string) => void
}

/** A time zone, found by typing a city. */
export function ZoneField({ label, hint, problem, value, onChange }: ZoneFieldProps) {
  const [typed, setTyped] = useState(value)
  const exact = (text: string) => zones.find((zone) => folded(zone) === folded(text))
  return (
    <Combobox
      label={label}
      {...(hint === undefined ? {} : { hint })}
      problem={problem}
      initialText={readable(value)}
      items={zonesLike(typed).map((zone) => ({ key: zone, label: readable(zone) }))}
      onType={(text) => {
        setTyped(text)
        onChange(exact(text) ?? text)
      }}
      onChoose={({ key }) => onChange(key)}
    />
  )
}
