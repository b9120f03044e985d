import type { Temperature } from '../../core/quantities/temperature.ts'

/** A reading of a sensor; device and time are its key (rule HC5). */
export interface SensorReading {
  readonly device: string
  /** Milliseconds since 1970. */
  readonly atMs: number
  readonly temperature: Temperature
}

/** A reading that is kept; a conflict has another value than an earlier one of the same device and time. */
export interface StoredReading extends SensorReading {
  readonly isConflict: boolean
}

/**
 * Readings that arrive, late or in bulk, with those already stored (rule HC5): the same reading again is ignored, a
 * different value for the same device and time is kept and flagged. Ordered by time, then device.
 */
export function mergeReadings(
  stored: readonly StoredReading[],
  arriving: readonly SensorReading[],
): readonly StoredReading[] {
  const kept = [...stored]
  const values = new Map<string, Set<string>>()
  const valuesAt = (reading: SensorReading) => {
    const key = `${String(reading.atMs)} ${reading.device}`
    const known = values.get(key) ?? new Set<string>()
    values.set(key, known)
    return known
  }
  for (const reading of stored) valuesAt(reading).add(valueOf(reading))
  for (const reading of arriving) {
    const known = valuesAt(reading)
    const value = valueOf(reading)
    if (known.has(value)) continue
    kept.push({ ...reading, isConflict: known.size > 0 })
    known.add(value)
  }
  return kept.sort(
    (one, other) =>
      one.atMs - other.atMs || (one.device < other.device ? -1 : Number(one.device > other.device)),
  )
}

function valueOf({ temperature }: SensorReading): string {
  return `${temperature.value} ${temperature.unit}`
}
