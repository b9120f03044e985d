import { Address, Country, HttpsUrl } from '../../core/geo/address.ts'
import { isJsonObject, type JsonObject, listOf, textOf } from '../../core/exchange/schema-org-values.ts'
import { GeoPoint } from '../../core/geo/geo-point.ts'

/** The address of a PostalAddress, in full or not at all: a kitchen without a town is none. */
export function addressOf(value: unknown): Address | undefined {
  const [address] = listOf(value)
  if (!isJsonObject(address)) return undefined
  const region = textOf(address['addressRegion'])
  const read = Address.safeParse({
    line1: textOf(address['streetAddress']),
    town: textOf(address['addressLocality']),
    ...(region !== '' && { region }),
    postcode: textOf(address['postalCode']),
    country: textOf(address['addressCountry']).toUpperCase(),
  })
  return read.success ? read.data : undefined
}

/** Town and country of a PostalAddress, each where it is said; a country only by its two letters. */
export function townOf(value: unknown): { readonly town?: string; readonly country?: string } {
  const [address] = listOf(value)
  if (!isJsonObject(address)) return {}
  const town = textOf(address['addressLocality'])
  const country = Country.safeParse(textOf(address['addressCountry']).toUpperCase())
  return { ...(town !== '' && { town }), ...(country.success && { country: country.data }) }
}

/** The point of GeoCoordinates, given as numbers or as text. */
export function geoOf(value: unknown): GeoPoint | undefined {
  const [geo] = listOf(value)
  if (!isJsonObject(geo)) return undefined
  const [latitude, longitude] = [textOf(geo['latitude']), textOf(geo['longitude'])]
  if (latitude === '' || longitude === '') return undefined
  const read = GeoPoint.safeParse({ latitude: Number(latitude), longitude: Number(longitude) })
  return read.success ? read.data : undefined
}

/** The web addresses under a field that people may be sent to. */
export function linksOf(item: JsonObject, field: string): readonly string[] {
  return listOf(item[field]).flatMap((link) => {
    const read = HttpsUrl.safeParse(link)
    return read.success ? [read.data] : []
  })
}
