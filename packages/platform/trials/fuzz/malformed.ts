import type { SeededRandom } from '../seeded-random.ts'

/** Things that are rarely right anywhere. */
const malformedValues: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  '',
  'x',
  '\0',
  '\ud800',
  '../../etc',
  '..%2f..%2fetc%2fpasswd',
  "'; drop table documents; --",
  '<script>alert(1)</script>',
  '__name__',
  '__proto__',
  'constructor',
  'a..b',
  '`',
  '9'.repeat(400),
  'é'.repeat(2000),
  'projects/brigade/databases/(default)/documents',
  [],
  [[]],
  [null],
  {},
  { fields: null },
  { __proto__: null, constructor: { name: 1 } },
  { integerValue: '99999999999999999999' },
  { doubleValue: 'x' },
  { timestampValue: '2026-99-99T00:00:00Z' },
  { timestampValue: { seconds: '999999999999', nanos: -1 } },
  { mapValue: { fields: { '': { nullValue: null } } } },
  { mapValue: { fields: JSON.parse('{"__proto__": {"stringValue": "x"}}') } },
  { arrayValue: { values: [{ arrayValue: {} }] } },
  { referenceValue: 'x' },
  { stringValue: '\0' },
  { stringValue: 'x'.repeat(5000) },
  { bytesValue: '***' },
  { geoPointValue: { latitude: 91, longitude: 'x' } },
  JSON.parse(`${'[{"a":'.repeat(200)}1${'}]'.repeat(200)}`),
]

const oddTexts = malformedValues.filter((odd) => typeof odd === 'string').filter((odd) => odd.isWellFormed())

/** A text that is rarely right anywhere, fit for an address. */
export function malformedText({ pick }: SeededRandom): string {
  return pick(['fuzz/a', ...oddTexts])
}

/** A copy with one member somewhere inside replaced by something odd, or left out. */
export function corruptJson(chance: SeededRandom, json: unknown): unknown {
  const { random, pick, below } = chance
  if (typeof json !== 'object' || json === null || random() < 0.12) return pick(malformedValues)
  const entries = Object.entries(json)
  const chosen = below(entries.length)
  if (random() < 0.1) entries.splice(chosen, 1)
  const spoiled = entries.map(
    ([key, value], index) => [key, index === chosen ? corruptJson(chance, value) : value] as const,
  )
  return Array.isArray(json) ? spoiled.map(([, value]) => value) : Object.fromEntries(spoiled)
}

/** A token that nobody has signed, as a test server takes it, with something odd in it. */
export function unsignedToken(chance: SeededRandom): string {
  const part = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url')
  const claims = corruptJson(chance, {
    sub: 'a',
    user_id: 'a',
    aud: 'brigade',
    email: 'a@example.com',
    exp: 9e9,
  })
  return `${part({ alg: 'none' })}.${part(claims)}.`
}

/** A text with some of its characters changed. */
export function corruptText({ pick, below }: SeededRandom, text: string): string {
  const characters = text.split('')
  for (let n = 0; n < 3; n += 1)
    characters[below(characters.length)] = pick(['"', '{', ']', '\0', 'é', '%', '&'])
  return characters.join('')
}
