import { findPlaces as contract } from '@brigade/domain/core/geo/place-functions.ts'
import { findTowns } from '@brigade/domain/core/geo/place-search.ts'
import { defineQuery } from '@brigade/platform/functions/define-function.ts'
import { gazetteer } from './gazetteer.ts'

/** Finds towns for a form that asks where something is, so that nobody types coordinates. */
export const findPlaces = defineQuery(contract, async ({ q, country }) => ({
  places: [...findTowns(await gazetteer(), q, country)],
}))
