import { occupationalCategory } from '../../access/positions/occupation.ts'
import type { BrigadeUser } from './brigade-user.ts'
import type { Professional } from './professional.ts'
import type { Recruiter } from './recruiter.ts'

/** Structured data as it stands in a page: schema.org terms as JSON. */
export type StructuredData = Readonly<Record<string, unknown>>

/** The Person of a public card [schema.org Person]. */
export function personData(
  card: Pick<BrigadeUser, 'displayName' | 'headline' | 'links'>,
  url: string,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: card.displayName,
    ...(card.headline === '' ? {} : { description: card.headline }),
    ...(card.links.length === 0 ? {} : { sameAs: card.links.map((link) => link.url) }),
    url,
  }
}

/** The ProfilePage of a professional, with what the person works as [schema.org ProfilePage, Occupation]. */
export function professionalData(
  card: Pick<Professional, 'displayName' | 'title' | 'shortBio' | 'roles'>,
  url: string,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: card.displayName,
      jobTitle: card.title,
      ...(card.shortBio === '' ? {} : { description: card.shortBio }),
      hasOccupation: card.roles.map((name) => ({
        '@type': 'Occupation',
        name,
        ...occupationalCategory(name),
      })),
      url,
    },
  }
}

/** The Organization of a recruiter [schema.org Organization]. */
export function organizationData(
  card: Pick<Recruiter, 'companyName' | 'shortBio' | 'website' | 'address'>,
  url: string,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: card.companyName,
    ...(card.shortBio === '' ? {} : { description: card.shortBio }),
    ...(card.website === undefined ? {} : { sameAs: card.website }),
    ...(card.address === undefined
      ? {}
      : {
          address: {
            '@type': 'PostalAddress',
            streetAddress: card.address.line1,
            addressLocality: card.address.town,
            postalCode: card.address.postcode,
            addressCountry: card.address.country,
          },
        }),
    url,
  }
}
