/** Answers of the server as they were last, so that a device without connection still shows them with their age. */
const PREFIX = 'brigade.answer.'

/** What was kept under a name; undefined when nothing was, or when it cannot be read. */
export function keptAnswer(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps an answer in place of the one before. A device without room does without. */
export function keepAnswer(name: string, answer: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(answer))
  } catch {
    // A full device shows no figures of before; nothing is lost by it.
  }
}

/** Takes all answers off this device, so that nobody who comes after reads them. */
export function forgetAnswers(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name)
}
