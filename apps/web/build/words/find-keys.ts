import { type ESTree, parseSync, Visitor } from 'vite'

/** What a module can say. */
interface FoundKeys {
  readonly keys: ReadonlySet<string>
  /** What it says by `t` or `say`, as a text or a template, that no message has. */
  readonly unknown: readonly string[]
}

/** Finds the message keys in a module's code; its name tells whether it is TypeScript. */
export type FindKeys = (file: string, code: string) => FoundKeys

const NOT_A_LETTER = /[.*+?^${}()|[\]\\]/gu
/** A template that begins like a key: `jobs.over.${state}`. */
const KEY_START = /^[a-z]\w*\./iu

/** What code without any key need not be read for: a text that begins like one, or with a value. */
const MAY_SAY = /['"`](?:[a-z][\w-]*\.|\$\{)/iu

/** Which argument of a function is a key. */
const SAYING: Readonly<Record<string, number>> = { t: 0, say: 1 }

function saidBy({ callee, arguments: given }: ESTree.CallExpression): ESTree.Argument | undefined {
  return callee.type === 'Identifier' ? given[SAYING[callee.name] ?? given.length] : undefined
}

/** The fixed parts of a template. */
function partsOf(template: ESTree.TemplateLiteral): readonly string[] {
  return template.quasis.map(({ value }) => value.cooked ?? value.raw)
}

/** Finds keys as texts, wherever they stand, and as templates, which count as every key that they may become. */
export function keyFinder(known: Iterable<string>): FindKeys {
  const all = new Set(known)
  const matches = new Map<string, readonly string[]>()

  const matching = (parts: readonly string[]): readonly string[] => {
    if (!KEY_START.test(parts[0] ?? '')) return []
    const pattern = `^${parts.map((part) => part.replaceAll(NOT_A_LETTER, String.raw`\$&`)).join('[^.]+')}$`
    const found = matches.get(pattern) ?? [...all].filter((key) => new RegExp(pattern, 'u').test(key))
    matches.set(pattern, found)
    return found
  }

  const problemOf = (said: ESTree.Argument | undefined): readonly string[] => {
    if (said?.type === 'Literal') return all.has(String(said.value)) ? [] : [String(said.value)]
    if (said?.type !== 'TemplateLiteral' || matching(partsOf(said)).length > 0) return []
    return [partsOf(said).join('${…}')]
  }

  return (file, code) => {
    const keys = new Set<string>()
    const unknown: string[] = []
    if (!MAY_SAY.test(code)) return { keys, unknown }
    const visitor = new Visitor({
      Literal({ value }) {
        if (typeof value === 'string' && all.has(value)) keys.add(value)
      },
      TemplateLiteral(template) {
        for (const key of matching(partsOf(template))) keys.add(key)
      },
      CallExpression(call) {
        unknown.push(...problemOf(saidBy(call)))
      },
    })
    visitor.visit(parseSync(file, code).program)
    return { keys, unknown }
  }
}
