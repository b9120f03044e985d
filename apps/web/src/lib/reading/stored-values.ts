import type { Collection } from '@brigade/contract/collection.ts'
import type { Documents } from './documents.ts'

type Sdk = Documents['sdk']

interface PlainTimestamp {
  readonly seconds: number
  readonly nanoseconds: number
}

interface PlainGeoPoint {
  readonly latitude: number
  readonly longitude: number
}

function hasExactly(value: object, keys: readonly string[]): boolean {
  return Object.keys(value).length === keys.length && keys.every((key) => key in value)
}

function isPlainTimestamp(value: object): value is PlainTimestamp {
  return hasExactly(value, ['seconds', 'nanoseconds'])
}

function isPlainGeoPoint(value: object): value is PlainGeoPoint {
  return hasExactly(value, ['latitude', 'longitude'])
}

/** Plain content as the SDK takes it: timestamps and geo points become its own kinds, undefined fields go. */
export function toSdk(sdk: Sdk, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => toSdk(sdk, each))
  if (typeof value !== 'object' || value === null || value instanceof sdk.FieldValue) return value
  if (isPlainTimestamp(value)) return new sdk.Timestamp(value.seconds, value.nanoseconds)
  if (isPlainGeoPoint(value)) return new sdk.GeoPoint(value.latitude, value.longitude)
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([key, each]) => [key, toSdk(sdk, each)]),
  )
}

/** What the SDK read as plain content: its timestamps and geo points become plain maps (specification 3, revivers). */
export function fromSdk(sdk: Sdk, value: unknown): unknown {
  if (value instanceof sdk.Timestamp) return { seconds: value.seconds, nanoseconds: value.nanoseconds }
  if (value instanceof sdk.GeoPoint) return { latitude: value.latitude, longitude: value.longitude }
  if (value instanceof sdk.DocumentReference) return value.path
  if (Array.isArray(value)) return value.map((each) => fromSdk(sdk, each))
  if (typeof value !== 'object' || value === null || value instanceof sdk.Bytes) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fromSdk(sdk, each)]))
}

/** A document of a collection as plain content. The server has validated what it holds against the schema. */
export function contentOf<Content>(_: Collection<Content>, sdk: Sdk, data: unknown): Content {
  return fromSdk(sdk, data) as Content
}
