import { createHash } from 'node:crypto'
import { basename, join, relative } from 'node:path'
import { DEFAULT_LANGUAGE, type Language } from '@brigade/domain/core/languages/language.ts'
import type { Plugin, Rolldown } from 'vite'
import type { Texts } from './catalogues.ts'
import { compileText } from './compile-text.ts'
import { type FindKeys, keyFinder } from './find-keys.ts'
import { type BuiltCode, type CodeFile, type Entry, ownKeys } from './own-keys.ts'
import { wrapImports } from './wrap-imports.ts'

export interface PageWordsOptions {
  /** Folder of the app's own code. */
  readonly sources: string
  /** Module that a browser starts with. */
  readonly start: string
  /** Module that exports `withWords`, which the build puts around every `import()`. */
  readonly withWords: string
  readonly catalogues: ReadonlyMap<Language, Texts>
  /** Modules that the start asks for by their addresses, and what each says beside what stands in its code. */
  readonly pages: ReadonlyMap<string, readonly string[]>
  /** Modules whose keys others say: tables of what `pages` holds. */
  readonly isTable: (module: string) => boolean
}

/** One file of words in every language. */
interface WordsFile {
  /** The file's name in each language's folder, without its ending. */
  readonly name: string
  readonly texts: ReadonlyMap<Language, string>
}

/** Where the name of a module's words is put into the code that asks for the module. */
const PLACE = /%words:([^%]*)%/gu
const HASH_LENGTH = 8

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk>>
type ImportersOf = (module: string) => readonly string[]

/** What was built, as far as words are concerned. What the bundler has left out of a module says nothing. */
function builtCode(
  { start, pages, isTable, sources }: PageWordsOptions,
  chunks: Chunks,
  tools: { readonly findKeys: FindKeys; readonly importersOf: ImportersOf },
): BuiltCode {
  const files = new Map<string, CodeFile>()
  const keys = new Map<string, readonly string[]>()
  const entries: Entry[] = [{ module: start, importers: [] }]
  for (const [file, { moduleIds, imports, modules }] of Object.entries(chunks)) {
    files.set(file, { modules: moduleIds, imports })
    for (const id of moduleIds) {
      const importers = [...tools.importersOf(id), ...(pages.has(id) ? [start] : [])]
      if (importers.length > 0) entries.push({ module: id, importers })
      const isOwn = !id.includes('/node_modules/') && id.startsWith('/')
      const code = isOwn && !isTable(id) ? (modules[id]?.code ?? '') : ''
      keys.set(id, [...tools.findKeys('module.js', code).keys, ...(pages.get(id) ?? [])])
    }
  }
  for (const module of [start, ...pages.keys()])
    if (!keys.has(module)) throw new Error(`${relative(sources, module)} was not built`)
  return { files, entries, keysOf: (module) => keys.get(module) ?? [] }
}

/** The module of a language's words. */
function moduleOf(keys: ReadonlySet<string>, texts: Texts): string {
  const messages = Object.fromEntries([...keys].sort().map((key) => [key, compileText(texts[key] ?? '')]))
  return `export default ${JSON.stringify(messages)}`
}

/** One name for every language, so that code need not know which it will be read in. */
function wordsFile(
  module: string,
  keys: ReadonlySet<string>,
  catalogues: PageWordsOptions['catalogues'],
): WordsFile {
  const texts = new Map([...catalogues].map(([language, all]) => [language, moduleOf(keys, all)]))
  const hash = createHash('sha256')
    .update([...texts.values()].join('\n'))
    .digest('base64url')
  return { name: `${basename(module).replace(/\.\w+$/u, '')}-${hash.slice(0, HASH_LENGTH)}`, texts }
}

/**
 * Gives each page, and each part that is fetched by itself, a file of words per language: those that its code can say and that
 * are not there before it. The code that asks for a part names its file, so that both arrive together; `%words:part.tsx%` in
 * a text becomes that name, and nothing where a part has no words of its own. The manifest knows each file as
 * `words/<language>/<module>`. The build fails when code says what is no message.
 */
export function pageWords(options: PageWordsOptions): Plugin {
  const { catalogues, sources } = options
  const findKeys = keyFinder(Object.keys(catalogues.get(DEFAULT_LANGUAGE) ?? {}))
  const nameOf = (module: string) => relative(sources, module)
  let files: ReadonlyMap<string, WordsFile> | undefined
  const filesOf = (chunks: Chunks, importersOf: ImportersOf) => {
    const own = ownKeys(builtCode(options, chunks, { findKeys, importersOf }))
    const some = [...own].filter(([, keys]) => keys.size > 0)
    return new Map(some.map(([module, keys]) => [nameOf(module), wordsFile(module, keys, catalogues)]))
  }
  return {
    name: 'brigade:page-words',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(join(sources, '/')) || !/\.tsx?$/u.test(id)) return undefined
      const [unknown] = findKeys('module.js', code).unknown
      if (unknown !== undefined) this.error(`${nameOf(id)} says ${unknown}, which is no message`)
      const wrapped = wrapImports(code, id, { nameOf, withWords: options.withWords })
      return wrapped === undefined ? undefined : { code: wrapped, map: null }
    },
    renderStart() {
      files = undefined
    },
    renderChunk(code, _chunk, _options, { chunks }) {
      files ??= filesOf(chunks, (module) => this.getModuleInfo(module)?.dynamicImporters ?? [])
      return code.replaceAll(PLACE, (_place, module: string) => files?.get(module)?.name ?? '')
    },
    generateBundle() {
      for (const [module, { name, texts }] of files ?? [])
        for (const [language, source] of texts)
          this.emitFile({
            type: 'asset',
            name: `${name}.js`,
            fileName: `assets/words/${language}/${name}.js`,
            originalFileName: `words/${language}/${module}`,
            source,
          })
    },
  }
}
