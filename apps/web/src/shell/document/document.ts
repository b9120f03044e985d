import { escapeUTF8 } from 'entities/escape'
import { directionOf, type Language } from '@brigade/domain/core/languages/language.ts'
import { manifestOf } from './app-manifest.ts'
import type { EmbeddedPayload } from '../../lib/reading/payload.ts'
import { PAYLOAD_ELEMENT_ID } from '../../lib/reading/payload.ts'

/** Where the page is found in another language; `x-default` for everybody whose language there is not. */
export interface LanguageAlternate {
  readonly language: Language | 'x-default'
  readonly address: string
}

/** The HTML document around a page. */
export interface DocumentParts {
  readonly language: Language
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly alternates: readonly LanguageAlternate[]
  /** Shown beside the page's address in messages; without one, the app's icon is. */
  readonly picture?: { readonly address: string; readonly words: string }
  readonly isHidden: boolean
  readonly jsonLd: readonly object[]
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
  readonly styles: readonly string[]
  /** The body says already what there is to say: scripts wait until it is painted. */
  readonly isDrawn: boolean
  readonly body: string
  /** What a page says that cannot do without scripts, where there are none. */
  readonly noScript?: string
  readonly embedded: EmbeddedPayload
}

/** JSON that cannot end its script element, whatever it holds. */
function json(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

/** The preview of a shared page in messages [The Open Graph protocol]. */
function sharing({
  title,
  description,
  canonical,
  language,
  picture,
}: DocumentParts): readonly (readonly [string, string])[] {
  const origin = /^https?:\/\/[^/]+/u.exec(canonical)?.[0] ?? ''
  return [
    ['og:site_name', 'Brigade'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ...(picture === undefined
      ? [['og:image', `${origin}/icon-512.png`] as const]
      : [
          ['og:image', picture.address] as const,
          ['og:image:width', '1200'] as const,
          ['og:image:height', '630'] as const,
          ['og:image:alt', picture.words] as const,
        ]),
    ['og:locale', language.replace('-', '_')],
  ]
}

/** The scripts, and what they make of the page, an app that can be installed: its manifest brings a picture with it. */
function scriptsOf({ preloads, scripts, language }: DocumentParts): string {
  return [
    ...preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${escapeUTF8(href)}">`),
    ...scripts.map((src) => `<script type="module" fetchpriority="low" src="${escapeUTF8(src)}"></script>`),
    `<link rel="manifest" href="${manifestOf(language)}">`,
  ].join('\n')
}

/**
 * Scripts that rest in a template until `after-paint.js` puts them into the page: on a slow line the words come first. It
 * waits until the browser has shown something; a page in the background shows nothing and does not wait. All at once they
 * would hold a cheap phone up for 0.1 s, so they come three by three.
 *
 * The first number or date that a browser writes takes it as long again, wherever that is: `first-format.js` writes one in a
 * thread of its own while the scripts are on their way.
 */
function afterPaint(elements: string): string {
  return `<template id="after-paint">${elements}</template>\n<script defer fetchpriority="low" src="/after-paint.js"></script>`
}

/** A whole HTML document without inline scripts, as the content security policy wants it. */
export function htmlDocument(parts: DocumentParts): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeUTF8(parts.title)}</title>`,
    `<meta name="description" content="${escapeUTF8(parts.description)}">`,
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8ff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#150b26">',
    '<script src="/before-paint.js"></script>',
    ...parts.styles.map((href) => `<link rel="stylesheet" href="${escapeUTF8(href)}">`),
    '<link rel="icon" href="/icon-48.png" type="image/png" sizes="48x48">',
    '<link rel="apple-touch-icon" href="/icon-192.png">',
    `<link rel="canonical" href="${escapeUTF8(parts.canonical)}">`,
    ...parts.alternates.map(
      ({ language, address }) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeUTF8(address)}">`,
    ),
    ...sharing(parts).map(([name, value]) => `<meta property="${name}" content="${escapeUTF8(value)}">`),
    `<meta name="twitter:card" content="${parts.picture === undefined ? 'summary' : 'summary_large_image'}">`,
    parts.isHidden ? '<meta name="robots" content="noindex">' : '',
    ...parts.jsonLd.map((each) => `<script type="application/ld+json">${json(each)}</script>`),
    `<script type="application/json" id="${PAYLOAD_ELEMENT_ID}">${json(parts.embedded)}</script>`,
    parts.isDrawn ? afterPaint(scriptsOf(parts)) : scriptsOf(parts),
  ]
  return `<!doctype html>
<html lang="${parts.language}" dir="${directionOf(parts.language)}">
<head>
${head.filter((line) => line !== '').join('\n')}
</head>
<body>${parts.noScript === undefined ? '' : `<noscript><p>${escapeUTF8(parts.noScript)}</p></noscript>`}<div id="root">${parts.body}</div></body>
</html>
`
}
