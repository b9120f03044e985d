import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { Uid } from '../core/documents/common-fields.ts'
import { DocumentId } from '../core/documents/stored-fields.ts'
import { RequestId } from '../core/functions/request-id.ts'
import { Kitchen, KitchenKind } from '../kitchen/kitchens/kitchen.ts'
import { Position } from '../access/positions/position.ts'
import { StationKind } from '../access/stations/station.ts'
import { Country } from '../core/geo/address.ts'
import { SpokenLanguage } from '../people/profiles/spoken-language.ts'
import { Professional } from '../people/profiles/professional.ts'
import { LocalDate } from '../core/time/local-date.ts'
import { FOUND_KINDS, FOUND_PER_PAGE } from './found-kinds.ts'
import { GeoPoint } from '../core/geo/geo-point.ts'

const LAST_PAGE = 1000
const WIDEST_KM = 20_000

const search = {
  requestId: RequestId,
  /** Words; each must be found. */
  q: z.string().trim().max(200),
  /** Counted from 0. */
  page: z.int().min(0).max(LAST_PAGE),
}
const around = {
  near: GeoPoint.optional(),
  /** Only with `near`; the edge belongs to it (rule AP5). */
  radiusKm: z.number().positive().max(WIDEST_KM).optional(),
}
const found = { total: z.int().min(0), hasMore: z.boolean() }
const distance = { distanceMetres: z.number().min(0).nullable() }

const FoundKind = z.enum(FOUND_KINDS)

/** Finds things of every kind by words, what the caller may not see left out. */
export const searchAll = functionContract({
  name: 'searchAll',
  audience: 'anyone',
  input: z.strictObject({ ...search, kinds: z.array(FoundKind).max(FoundKind.options.length) }),
  output: z.strictObject({
    hits: z
      .array(
        z.strictObject({
          kind: FoundKind,
          id: DocumentId,
          title: z.string().max(200),
          subtitle: z.string().max(200),
          path: z.string().min(1).max(300),
        }),
      )
      .max(FOUND_PER_PAGE),
    counts: z.partialRecord(FoundKind, z.int().min(0)),
    ...found,
  }),
  reasons: ['filter'],
})

const PersonHit = z.strictObject({
  uid: Uid,
  ...Professional.pick({
    displayName: true,
    title: true,
    roles: true,
    stations: true,
    openTo: true,
    earliestStart: true,
  }).shape,
  /** Whether the person is in one of the caller's pipelines already. */
  isInPipeline: z.boolean(),
  ...distance,
})

/** Finds professionals who are listed and do not hide from the caller. */
export const searchPeople = functionContract({
  name: 'searchPeople',
  audience: 'anyone',
  input: z.strictObject({
    ...search,
    ...around,
    roles: z.array(Position).max(5),
    stations: z.array(StationKind).max(9),
    languages: z.array(SpokenLanguage).max(5),
    openTo: Professional.shape.openTo.element.optional(),
    /** Can start on this day or before. */
    startsBy: LocalDate.optional(),
    sort: z.enum(['best', 'newest', 'distance']),
  }),
  output: z.strictObject({
    hits: z.array(PersonHit).max(FOUND_PER_PAGE),
    byRole: z.partialRecord(Position, z.int().min(0)),
    ...found,
  }),
  reasons: ['filter'],
})

/** Finds listed kitchens. */
export const searchKitchens = functionContract({
  name: 'searchKitchens',
  audience: 'anyone',
  input: z.strictObject({
    ...search,
    ...around,
    kind: KitchenKind.optional(),
    country: Country.optional(),
    cuisine: z.string().trim().max(40).optional(),
    sort: z.enum(['best', 'name', 'distance']),
  }),
  output: z.strictObject({
    hits: z
      .array(
        z.strictObject({
          kitchenId: DocumentId,
          ...Kitchen.pick({ name: true, kind: true, cuisines: true, photo: true }).shape,
          town: z.string(),
          country: Country,
          ...distance,
        }),
      )
      .max(FOUND_PER_PAGE),
    byKind: z.partialRecord(KitchenKind, z.int().min(0)),
    ...found,
  }),
  reasons: ['filter'],
})
