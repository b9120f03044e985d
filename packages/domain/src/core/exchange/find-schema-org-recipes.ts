import { isJsonObject, isOfType, type JsonObject, listOf } from './schema-org-values.ts'

/** Fields in which pages nest the thing they are about. */
const NESTING = [
  '@graph',
  'mainEntity',
  'mainEntityOfPage',
  'itemListElement',
  'item',
  'hasPart',
  'about',
  'subjectOf',
] as const
const MOST_LEVELS = 8
const DEEPEST = 100

function collect(value: unknown, types: readonly string[], level: number): readonly JsonObject[] {
  if (level > MOST_LEVELS) return []
  return listOf(value).flatMap((one) => {
    if (Array.isArray(one)) return collect(one, types, level + 1)
    if (!isJsonObject(one)) return []
    if (types.some((type) => isOfType(one, type))) return [one]
    return NESTING.flatMap((field) => collect(one[field], types, level + 1))
  })
}

/** Whether a value is nested deeper than any page has reason to; such a one is not walked. */
function isTooDeep(value: unknown): boolean {
  const open: (readonly [unknown, number])[] = [[value, 0]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [one, level] = next
    if (level > DEEPEST) return true
    if (typeof one !== 'object' || one === null) continue
    for (const inner of Object.values(one)) open.push([inner, level + 1])
  }
  return false
}

/** An item's own address or number, by which pages that name it twice mean one. */
function identity(item: JsonObject): string {
  const id = item['@id']
  return typeof id === 'string' && id !== '' ? id : JSON.stringify(item)
}

/**
 * Every item of one of the types in parsed JSON-LD, or in a microdata item of the same shape: alone, in a list, in
 * `@graph`, or nested as a page's main entity. One that is given twice comes once, in its fuller form.
 * @param types - schema.org types, such as `Recipe`
 */
export function findSchemaOrgItems(value: unknown, types: readonly string[]): readonly JsonObject[] {
  if (isTooDeep(value)) return []
  const fullest = new Map<string, JsonObject>()
  for (const item of collect(value, types, 0)) {
    const key = identity(item)
    const known = fullest.get(key)
    const isFuller = known === undefined || Object.keys(item).length > Object.keys(known).length
    if (isFuller) fullest.set(key, item)
  }
  return [...fullest.values()]
}

/** Every Recipe in parsed JSON-LD or microdata. */
export function findSchemaOrgRecipes(value: unknown): readonly JsonObject[] {
  return findSchemaOrgItems(value, ['Recipe'])
}
