import { temperatureText } from '@brigade/domain/core/quantities/temperature.ts'
import type { TimedReading } from '@brigade/domain/kitchen/safety/judge-cooling.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { degreesText } from './words.ts'

const WIDTH = 300
const HEIGHT = 80
const EDGE = 8

/** The falling line of a run's readings, and the same in words. */
export function RunLine({ readings }: { readonly readings: readonly TimedReading[] }) {
  const t = useText()
  const format = useFormat()
  const first = readings[0]
  if (first === undefined) return <p>{t('safety.run.noReadings')}</p>
  const points = readings.map(({ atMs, temperature }) => ({
    atMin: Math.round((atMs - first.atMs) / 60_000),
    celsius: Number(temperatureText(temperature, 'C')),
    text: degreesText(format, temperature),
  }))
  const last = Math.max(...points.map(({ atMin }) => atMin), 1)
  const warmest = Math.max(...points.map(({ celsius }) => celsius))
  const coldest = Math.min(...points.map(({ celsius }) => celsius), 0)
  const x = (atMin: number) => EDGE + (atMin / last) * (WIDTH - 2 * EDGE)
  const y = (celsius: number) =>
    EDGE + ((warmest - celsius) / Math.max(1, warmest - coldest)) * (HEIGHT - 2 * EDGE)
  return (
    <figure className="run-line">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline points={points.map(({ atMin, celsius }) => `${x(atMin)},${y(celsius)}`).join(' ')} />
        {points.map(({ atMin, celsius }) => (
          <circle key={atMin} cx={x(atMin)} cy={y(celsius)} r="4" />
        ))}
      </svg>
      <figcaption>
        {points.map(({ atMin, text }) => t('safety.run.reading', { minutes: atMin, text })).join(' · ')}
      </figcaption>
    </figure>
  )
}
