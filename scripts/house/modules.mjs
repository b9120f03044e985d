// Reads the source files of the repository as modules: what each imports, from which file, and what it exports.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

const SOURCE = /\.(?:tsx?|mjs)$/
const TEST = /\.(?:test|checks)\.tsx?$|\/(?:testing|trials|conformance|sdk)\//
/** `@brigade/domain/core/money/money.ts` is `packages/domain/src/core/money/money.ts`. */
const PACKAGE = /^@brigade\/(?<name>[a-z-]+)\/(?<path>.+)$/
/** `import.meta.glob('…')`, with the type and the list of patterns that it may have. */
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*(?<patterns>\[[^\]]*\]|'[^']*')/g

/** A worker's or another program's file beside this one. */
const BESIDE =
  /new URL\('(?<url>[\w./-]+\.ts)', import\.meta\.url\)|import\.meta\.dirname, '(?<path>[^']+\.ts)'/g

/** Whether a file only serves tests. */
export const isTest = (file) => TEST.test(file)

function packageFolders(root) {
  return new Map(
    ['packages', 'apps'].flatMap((group) =>
      globSync(`${group}/*`, { cwd: root }).map((folder) => [folder.split('/')[1], folder]),
    ),
  )
}

function resolve(specifier, { file, root, folders }) {
  const named = PACKAGE.exec(specifier)?.groups
  if (named !== undefined) {
    const folder = folders.get(named.name)
    const places = folder === undefined ? [] : [`${folder}/src/${named.path}`, `${folder}/${named.path}`]
    return places.find((place) => existsSync(join(root, place)))
  }
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : undefined
}

function globbed(text, { file, root }) {
  return [...text.matchAll(GLOB)].flatMap(({ groups }) => {
    const patterns = [...groups.patterns.matchAll(/'(?<pattern>[^']+)'/g)].map(
      (match) => match.groups.pattern,
    )
    const cwd = join(root, dirname(file))
    return patterns
      .filter((pattern) => !pattern.startsWith('!'))
      .flatMap((pattern) => globSync(pattern, { cwd }))
      .map((found) => relative(root, join(cwd, found)))
  })
}

const filesBeside = (text, file) =>
  [...text.matchAll(BESIDE)].map(({ groups }) => normalize(join(dirname(file), groups.url ?? groups.path)))

/** One file's imports `{ from, names }` and exports `{ name, isType, isOwn }`. */
function readModule(file, context) {
  const text = readFileSync(join(context.root, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const at = { ...context, file }
  const exported = staticExports.flatMap(({ entries }) => entries)
  const imports = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries.map(({ importName }) => importName.name ?? '*'),
    })),
    ...exported
      .filter(({ moduleRequest }) => moduleRequest !== null)
      .map(({ moduleRequest, importName }) => ({
        specifier: moduleRequest.value,
        names: [importName.name ?? '*'],
      })),
    ...dynamicImports.map(({ moduleRequest }) => ({
      specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      names: ['*'],
    })),
  ].map(({ specifier, names }) => ({ specifier, names, from: resolve(specifier, at) }))
  return {
    file,
    text,
    imports: [
      ...imports.filter(({ from }) => from !== undefined),
      ...[...filesBeside(text, file), ...globbed(text, at)].map((from) => ({
        specifier: from,
        from,
        names: ['*'],
      })),
    ],
    exports: exported.map(({ exportName, isType, moduleRequest }) => ({
      name: exportName.name,
      isType,
      isOwn: moduleRequest === null,
    })),
  }
}

/** All source files that git knows, by their path. */
export function readModules(root) {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'packages', 'apps', 'bench', 'scripts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const context = { root, folders: packageFolders(root) }
  return new Map(
    files
      .split('\n')
      .filter((file) => SOURCE.test(file) && existsSync(join(root, file)))
      .map((file) => [file, readModule(file, context)]),
  )
}

/** The files that somebody gets to from these entries; tests lead nowhere. */
export function reachedFrom(modules, entries) {
  const reached = new Set()
  const open = [...entries]
  while (open.length > 0) {
    const file = open.pop()
    const module = modules.get(file)
    if (module === undefined || reached.has(file) || isTest(file)) continue
    reached.add(file)
    open.push(...module.imports.map(({ from }) => from))
  }
  return reached
}
