/** What the rota asks a reason for: rest between shifts, weekly rest, hours and breaks (rules RO2 to RO5). */
export type RotaLimit = 'rest' | 'week-hours' | 'average-hours' | 'weekly-rest' | 'day-hours' | 'break'

/** A limit that is passed. It does not refuse the shift; the person who saves it gives a reason. */
export interface RotaWarning {
  readonly limit: RotaLimit
  readonly limitMs: number
  readonly actualMs: number
}

/** A warning when the time is more than the limit allows. */
export function warnAbove(limit: RotaLimit, limitMs: number, actualMs: number): readonly RotaWarning[] {
  return actualMs > limitMs ? [{ limit, limitMs, actualMs }] : []
}

/** A warning when the time is less than the limit asks for. */
export function warnBelow(limit: RotaLimit, limitMs: number, actualMs: number): readonly RotaWarning[] {
  return actualMs < limitMs ? [{ limit, limitMs, actualMs }] : []
}
