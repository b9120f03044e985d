/** Fields of a form by name: words, ticks, and lists of what was chosen. */
type Fields = Readonly<Record<string, unknown>>

/** `localStorage` key of what is typed into a form. */
const keyOf = (form: string) => `typed:${form}`

function isOfShape(value: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(value) && value.every((each) => typeof each === 'string')
  return typeof value === typeof like && ['string', 'boolean'].includes(typeof value)
}

/** Keeps what is typed into a form on this device, so that a reload, a sign-in or a crash loses nothing of it. */
export function keepTyped(form: string, typed: Fields): void {
  localStorage.setItem(keyOf(form), JSON.stringify(typed))
}

/** What was typed into a form before; fields that the form of today has not, or in another shape, are left out. */
export function typedBefore<Form extends object>(form: string, start: Form): Partial<Form> {
  try {
    const kept = new Map(Object.entries(Object(JSON.parse(localStorage.getItem(keyOf(form)) ?? '{}'))))
    const fitting = Object.entries(start).flatMap(([name, like]) =>
      isOfShape(kept.get(name), like) ? [[name, kept.get(name)]] : [],
    )
    return Object.fromEntries(fitting)
  } catch {
    return {}
  }
}

/** What was typed has arrived, or was let go. */
export function forgetTyped(form: string): void {
  localStorage.removeItem(keyOf(form))
}
