import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { RequestId } from '../functions/request-id.ts'
import { Country } from './address.ts'
import { GeoPoint } from './geo-point.ts'

/** As many as a list under a field shows. */
export const MOST_PLACES = 8

/** A town of the gazetteer. */
export const FoundPlace = z.strictObject({
  name: z.string().min(1).max(200),
  /** The state, county or district it lies in; empty where the gazetteer names none. */
  region: z.string().max(200),
  country: Country,
  point: GeoPoint,
})
export type FoundPlace = Readonly<z.infer<typeof FoundPlace>>

/** Finds towns by the beginning of their name, those of the named country first. */
export const findPlaces = functionContract({
  name: 'findPlaces',
  audience: 'anyone',
  input: z.strictObject({
    requestId: RequestId,
    /** A town as it is typed, with or without a postcode before it or a region after a comma. */
    q: z.string().trim().min(2).max(120),
    country: Country.optional(),
  }),
  output: z.strictObject({ places: z.array(FoundPlace).max(MOST_PLACES) }),
  reasons: [],
})
