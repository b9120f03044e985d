import type { Language } from '@brigade/domain/core/languages/language.ts'
import { type I18n, say } from '../../messages/say.ts'
import { addressIn } from './language-address.ts'
import { matchRoute } from './match-route.ts'
import type { Route } from './route.ts'
import { routes } from './routes.table.ts'
import { addressSegments, pathnameOf } from '../../lib/routing/address-segments.ts'

interface Standing {
  /** Scheme and host under which the world knows this server. */
  readonly origin: string
  readonly i18n: I18n
  readonly language: Language
  /** Without its language. */
  readonly path: string
  readonly title: string
}

const NAME = 'Brigade'

/**
 * What a page says of its place in the site: the way to it from the first page, and on the first page whose site this
 * is and how it is searched [schema.org BreadcrumbList, WebSite, SearchAction, Organization].
 */
export function siteStructuredData(standing: Standing): readonly object[] {
  return standing.path === '/' ? siteData(standing) : [wayTo(standing, pagesAbove(standing))]
}

interface Step {
  readonly name: string
  readonly path: string
}

function wayTo({ origin, language, path, title }: Standing, above: readonly Step[]): object {
  const steps = [{ name: NAME, path: '/' }, ...above, { name: title, path }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: origin + addressIn(language, step.path),
    })),
  }
}

/** The lists that the page is found through: what stands above it under a fixed address and is open to all. */
function pagesAbove({ i18n, path }: Standing): readonly Step[] {
  const segments = addressSegments(path).slice(0, -1)
  const above = segments.flatMap((_, at) => openPageAt(pathnameOf(segments.slice(0, at + 1))))
  return above.map((route) => ({ name: say(i18n, route.title), path: route.path }))
}

function openPageAt(path: string): readonly Route[] {
  const match = matchRoute(routes, path)
  if (match.kind !== 'page' || match.route.path !== path) return []
  return match.route.isHidden === true || match.route.middleware !== undefined ? [] : [match.route]
}

function siteData({ origin, i18n, language }: Standing): readonly object[] {
  const url = origin + addressIn(language, '/')
  const search = `${origin}${addressIn(language, '/search')}?q={search_term_string}`
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: NAME,
      url,
      inLanguage: language,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: search },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: NAME,
      description: say(i18n, 'document.description'),
      url,
      logo: `${origin}/icon-512.png`,
    },
  ]
}
