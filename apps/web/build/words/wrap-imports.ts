import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'vite'

interface FoundImport {
  readonly start: number
  readonly end: number
  /** Absolute path of the module that is asked for. */
  readonly module: string
}

/** Every `import('./part.tsx')` in a module, the last one first. */
function importsIn(code: string, id: string): readonly FoundImport[] {
  const found: FoundImport[] = []
  const visitor = new Visitor({
    ImportExpression({ start, end, source }) {
      if (source.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('.'))
        return
      found.push({ start, end, module: join(dirname(id), source.value) })
    },
  })
  visitor.visit(parseSync('module.js', code).program)
  return found.toReversed()
}

interface WrapOptions {
  /** What a module is called where its words are to be named. */
  readonly nameOf: (module: string) => string
  /** Module that exports `withWords`. */
  readonly withWords: string
}

/** Lets what a module asks for by `import()` bring its words; undefined when it asks for nothing. */
export function wrapImports(
  code: string,
  id: string,
  { nameOf, withWords }: WrapOptions,
): string | undefined {
  const imports = code.includes('import(') ? importsIn(code, id) : []
  if (imports.length === 0) return undefined
  let text = code
  for (const { start, end, module } of imports) {
    const place = JSON.stringify(`%words:${nameOf(module)}%`)
    text = `${text.slice(0, start)}__withWords(${place}, ${text.slice(start, end)})${text.slice(end)}`
  }
  return `${text}\nimport { withWords as __withWords } from ${JSON.stringify(withWords)}`
}
