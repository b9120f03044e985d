import { Professional } from '@brigade/domain/people/profiles/professional.ts'
import { roundedPoint } from '@brigade/domain/core/geo/geo-point.ts'
import { pointFromTyped } from '@brigade/domain/core/geo/point-from-typed.ts'
import { mostOf } from '../../../lib/drafts/field-limits.ts'

type WorkArea = Professional['workAreas'][number]

/** A work area as it is typed. */
export interface TypedArea {
  readonly label: string
  /** Coordinates, such as "48.86, 2.35". */
  readonly near: string
  readonly km: string
}

/** How many areas a card has room for. */
export const MOST_AREAS = mostOf(Professional, 'workAreas')
const LONGEST_KM = mostOf(Professional, 'workAreas.*.radiusKm')

/** A new area; ten kilometres is what most would travel (product, E04). */
export const NEW_AREA: TypedArea = { label: '', near: '', km: '10' }

/** A card's areas as the form shows them. */
export function typedAreas(areas: readonly WorkArea[]): readonly TypedArea[] {
  return areas.map(({ label, centre: { latitude, longitude }, radiusKm }) => ({
    label,
    near: `${latitude}, ${longitude}`,
    km: String(radiusKm),
  }))
}

/** The fields of a typed area that cannot be read. */
export function unreadIn({ near, km }: TypedArea): readonly ('near' | 'km')[] {
  const isFar = /^\d{1,3}$/u.test(km.trim()) && Number(km) >= 1 && Number(km) <= LONGEST_KM
  return [
    ...(pointFromTyped(near) === undefined ? (['near'] as const) : []),
    ...(isFar ? [] : (['km'] as const)),
  ]
}

/** A typed area, rounded as public cards show it and called by its coordinates without a name; undefined while it cannot be read. */
export function areaFromTyped(typed: TypedArea): WorkArea | undefined {
  const point = pointFromTyped(typed.near)
  if (point === undefined || unreadIn(typed).length > 0) return undefined
  const label = typed.label.trim() === '' ? typed.near.trim() : typed.label.trim()
  return { label, centre: roundedPoint(point), radiusKm: Number(typed.km) }
}
