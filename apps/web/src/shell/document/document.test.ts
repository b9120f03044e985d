import { expect, test } from 'vitest'
import { type DocumentParts, htmlDocument } from './document.ts'

const parts: DocumentParts = {
  language: 'en-GB',
  title: 'A <b>"title"</b>',
  description: '',
  canonical: 'https://brigade.example/jobs?a=1&b=2',
  alternates: [],
  isHidden: true,
  jsonLd: [{ '@type': 'JobPosting', title: '</script><script>alert(1)</script>' }],
  scripts: ['/assets/client.js'],
  preloads: [],
  styles: ['/assets/client.css'],
  isDrawn: false,
  body: '<main></main>',
  embedded: {
    path: '/jobs',
    isDrawn: false,
    payload: { status: 200, data: { note: '</script>\u2028' }, jsonLd: [] },
  },
}

test('what people typed can neither end a script nor start one', () => {
  const html = htmlDocument(parts)
  expect(html.match(/<\/script>/gu)).toHaveLength(4)
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('<title>A &lt;b&gt;&quot;title&quot;&lt;/b&gt;</title>')
  expect(html).toContain('href="https://brigade.example/jobs?a=1&amp;b=2"')
  expect(html).toContain('content="noindex"')
})

test('no script stands inline: the policy allows files of this site only', () => {
  const scripts = [...htmlDocument(parts).matchAll(/<script([^>]*)>/gu)].map(
    ([, attributes]) => attributes ?? '',
  )
  const running = scripts.filter((attributes) => !attributes.includes('json'))
  expect(running.every((attributes) => attributes.includes('src='))).toBe(true)
})

test('the scripts of a page that is drawn already rest until it is painted', () => {
  const [, resting = ''] =
    /<template id="after-paint">(.*?)<\/template>/su.exec(htmlDocument({ ...parts, isDrawn: true })) ?? []
  expect(resting).toContain('src="/assets/client.js"')
  expect(htmlDocument(parts)).not.toContain('<template')
})

test('a page says where it is found in other languages, and which way it is written', () => {
  const html = htmlDocument({
    ...parts,
    language: 'ar',
    alternates: [{ language: 'fr', address: 'https://brigade.example/fr/jobs?a=1&b=2' }],
  })
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain(
    '<link rel="alternate" hreflang="fr" href="https://brigade.example/fr/jobs?a=1&amp;b=2">',
  )
})

test('the embedded payload reads back as it was', () => {
  const text = /id="payload">(.*?)<\/script>/su.exec(htmlDocument(parts))?.[1] ?? ''
  expect(JSON.parse(text)).toEqual(parts.embedded)
})

test('whoever shares the page shows its title, its address and a picture', () => {
  const html = htmlDocument(parts)
  expect(html).toContain('property="og:title" content="A &lt;b&gt;')
  expect(html).toContain('property="og:url" content="https://brigade.example/jobs?a=1&amp;b=2"')
  expect(html).toContain('property="og:image" content="https://brigade.example/icon-512.png"')
})
