import { GeoPoint } from './geo-point.ts'

/** Latitude and longitude in degrees, as maps show them. */
const COORDINATES = /^(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/

/** Reads coordinates such as "48.86, 2.35"; undefined when the text is none or lies outside the globe. */
export function pointFromTyped(text: string): GeoPoint | undefined {
  const typed = COORDINATES.exec(text.trim())
  if (typed === null) return undefined
  return GeoPoint.safeParse({ latitude: Number(typed[1]), longitude: Number(typed[2]) }).data
}
