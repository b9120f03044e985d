import type { GeoPoint } from './geo-point.ts'

/** Mean radius of the Earth in metres (rule AP5). */
const EARTH_RADIUS_METRES = 6_371_008.8
const METRES_PER_KM = 1000
const DEGREES_PER_TURN = 180

const radians = (degrees: number): number => (degrees * Math.PI) / DEGREES_PER_TURN

/** Great-circle distance in metres, unrounded, by the haversine formula (rule AP5). */
export function distanceMetres(from: GeoPoint, to: GeoPoint): number {
  const latitudes = Math.sin(radians(to.latitude - from.latitude) / 2)
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2)
  const chord =
    latitudes * latitudes +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes * longitudes
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Whether the point is within the radius; its edge belongs to it (rule AP5). */
export function isWithin(metres: number, radiusKm: number): boolean {
  return metres <= radiusKm * METRES_PER_KM
}

/** Kilometres to one decimal, half away from zero, as they are shown: "343.6". */
export function shownKilometres(metres: number): string {
  return (Math.round(metres / (METRES_PER_KM / 10)) / 10).toFixed(1)
}
