import type { StructuredData } from '../../people/profiles/structured-data.ts'
import type { Kitchen, KitchenKind } from './kitchen.ts'

/** Kinds that schema.org has a narrower word for [schema.org FoodEstablishment]. */
const types: Partial<Record<KitchenKind, string>> = {
  restaurant: 'Restaurant',
  bar: 'BarOrPub',
  bakery: 'Bakery',
}

/** Days as schema.org names them, Monday first. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * A listed kitchen as schema.org FoodEstablishment or a narrower kind of it: address, place, opening hours and the
 * addresses of its menus.
 * @param menuUrls - full addresses of the published menus
 */
export function kitchenData(
  kitchen: Kitchen,
  { url, menuUrls }: { readonly url: string; readonly menuUrls: readonly string[] },
): StructuredData {
  const { name, kind, address, near, description, cuisines, hours, website } = kitchen
  return {
    '@context': 'https://schema.org',
    '@type': types[kind] ?? 'FoodEstablishment',
    name,
    url,
    ...(website !== undefined && { sameAs: website }),
    ...(description !== '' && { description }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address.line1, address.line2].filter((line) => line !== undefined).join(', '),
      addressLocality: address.town,
      ...(address.region !== undefined && { addressRegion: address.region }),
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    ...(near !== undefined && {
      geo: { '@type': 'GeoCoordinates', latitude: near.latitude, longitude: near.longitude },
    }),
    ...(cuisines.length > 0 && { servesCuisine: cuisines }),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(({ day, from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${DAYS[day - 1]}`,
        opens: from,
        closes: to,
      })),
    }),
    ...(menuUrls.length > 0 && { hasMenu: menuUrls }),
  }
}
