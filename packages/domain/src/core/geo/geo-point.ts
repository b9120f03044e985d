import * as z from 'zod'

/** A place on the globe in degrees (rule DS8). */
export const GeoPoint = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type GeoPoint = Readonly<z.infer<typeof GeoPoint>>

const HUNDREDTHS = 100

/** The point to two decimals of a degree (about a kilometre), as public cards show it. */
export function roundedPoint(point: GeoPoint): GeoPoint {
  return {
    latitude: Math.round(point.latitude * HUNDREDTHS) / HUNDREDTHS,
    longitude: Math.round(point.longitude * HUNDREDTHS) / HUNDREDTHS,
  }
}
