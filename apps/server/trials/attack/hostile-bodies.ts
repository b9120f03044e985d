import type { Caller, DocumentData } from '@brigade/contract/document.ts'

const LONG = 'x'.repeat(300_000)

function deep(levels: number): DocumentData {
  return levels === 0 ? { end: true } : { a: deep(levels - 1) }
}

/** The first field of a kind, so that each body differs from a good one in one thing. */
function firstOf(content: DocumentData, kind: string): string | undefined {
  return Object.entries(content).find(([, value]) => typeof value === kind)?.[0]
}

/** What nobody may store, whoever they are, made of what would be good. */
export function hostileBodies(caller: Caller, good: DocumentData): Readonly<Record<string, DocumentData>> {
  const text = firstOf(good, 'string') ?? 'text'
  return {
    'in the name of somebody else': {
      ...good,
      createdBy: caller.uid === 'mod' ? 'sam' : 'mod',
      updatedBy: caller.uid === 'mod' ? 'sam' : 'mod',
    },
    'a field too many': { ...good, isAdmin: true },
    'a field that names a prototype': { ...good, ['__proto__x']: { isAdmin: true } },
    'a text without an end': { ...good, [text]: LONG },
    'a map without an end': {
      ...good,
      [text]: Object.fromEntries(Array.from({ length: 5000 }, (_, key) => [`k${key}`, true])),
    },
    'too deep': { ...good, [text]: deep(15) },
    'another kind of value': { ...good, [text]: 7 },
    nothing: {},
  }
}
