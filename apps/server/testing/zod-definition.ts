/** What a schema or a check of Zod is made of, by name. */
export type Definition = Readonly<Record<string, unknown>>

/** The definition of a schema or of one of its checks; empty for anything else. */
export function definitionOf(thing: unknown): Definition {
  const inner: unknown = Reflect.get(Object(thing), '_zod')
  const definition: unknown = Reflect.get(Object(inner), 'def')
  return { ...Object(definition) }
}

/** The elements of a list, none for anything else. */
export function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
