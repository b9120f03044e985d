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

function collect(value: unknown, level: number): readonly JsonObject[] {
  if (level > MOST_LEVELS) return []
  return listOf(value).flatMap((one) => {
    if (Array.isArray(one)) return collect(one, level + 1)
    if (!isJsonObject(one)) return []
    if (isOfType(one, 'Recipe')) return [one]
    return NESTING.flatMap((field) => collect(one[field], level + 1))
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

/** An item's own address or number, by which pages that name it twice mean one recipe. */
function identity(recipe: JsonObject): string {
  const id = recipe['@id']
  return typeof id === 'string' && id !== '' ? id : JSON.stringify(recipe)
}

/**
 * Every Recipe in parsed JSON-LD, or in a microdata item of the same shape: alone, in a list, in `@graph`, or
 * nested as a page's main entity. One that is given twice comes once.
 */
export function findSchemaOrgRecipes(value: unknown): readonly JsonObject[] {
  if (isTooDeep(value)) return []
  const seen = new Set<string>()
  return collect(value, 0).filter((recipe) => {
    const key = identity(recipe)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
