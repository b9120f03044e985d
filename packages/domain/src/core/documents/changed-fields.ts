const SIGNATURE_FIELDS: readonly string[] = ['updatedAt', 'updatedBy', 'schema']

/**
 * Names of the top-level fields in which two states of a document differ, the signature of the change
 * (`updatedAt`, `updatedBy`, `schema`) apart.
 */
export function changedFields(before: object, after: object): readonly string[] {
  const old = new Map<string, unknown>(Object.entries(before))
  const fresh = new Map<string, unknown>(Object.entries(after))
  const names = new Set([...old.keys(), ...fresh.keys()])
  return [...names].filter(
    (name) => !SIGNATURE_FIELDS.includes(name) && !isSame(old.get(name), fresh.get(name)),
  )
}

/** What became of the entries that differ between two states of a map; of those that are gone, undefined. */
export function changedEntries(before: object, after: object): Readonly<Record<string, unknown>> {
  const fresh = new Map<string, unknown>(Object.entries(after))
  return Object.fromEntries(changedFields(before, after).map((name) => [name, fresh.get(name)]))
}

/**
 * Of the fields that a form holds, those that differ from the document as it stands: what nobody typed is not written over
 * what somebody else changes meanwhile. A field to take away is undefined.
 */
export function differing<Fields extends object>(before: object, typed: Fields): Partial<Fields> {
  const old = new Map<string, unknown>(Object.entries(before))
  const fields: Partial<Fields> = { ...typed }
  for (const name in typed) if (isSame(old.get(name), typed[name])) delete fields[name]
  return fields
}

/** Whether nothing but the named fields differs between two states of a document. */
export function changesOnly(before: object, after: object, fields: readonly string[]): boolean {
  return changedFields(before, after).every((name) => fields.includes(name))
}

/** Whether two plain values hold the same; the order of an object's keys does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const fields = Object.entries(one)
  const others = new Map<string, unknown>(Object.entries(other))
  return (
    fields.length === others.size &&
    fields.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  )
}
