import { DEFAULT_LANGUAGE, type Language } from '@brigade/domain/core/languages/language.ts'

/** Vite's build manifest: which file a module became and what it needs. */
export type AssetManifest = Readonly<Record<string, ManifestEntry>>

interface ManifestEntry {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** Files a page starts with. */
export interface PageAssets {
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
  readonly styles: readonly string[]
}

/** Where Vite's development server keeps what the build would put in files. */
export const developmentAssets: PageAssets = {
  scripts: ['/src/entry-client.tsx'],
  preloads: [],
  styles: [],
}

const ENTRY = 'src/entry-client.tsx'

/** Address of the file that a module became. Throws when the build has none of its own for it. */
function fileOf(manifest: AssetManifest, key: string): string {
  const file = manifest[key]?.file
  if (file === undefined) throw new Error(`The build manifest does not know ${key}`)
  return `/${file}`
}

function collect(manifest: AssetManifest, key: string, visited: Set<string>): void {
  if (visited.has(key)) return
  visited.add(key)
  for (const each of manifest[key]?.imports ?? []) collect(manifest, each, visited)
}

/**
 * Key of a module in the manifest: its path, or, when other files share its chunk, an underscore and the chunk's file.
 * Undefined when the build has no such module.
 */
export function manifestKey(manifest: AssetManifest, module: string): string | undefined {
  if (manifest[module] !== undefined) return module
  const name = module.replace(/^.*\/|\.\w+$/gu, '')
  return Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === name)
}

/** Address of the file that a module became; undefined when it shares its file with others. */
export function scriptOf(manifest: AssetManifest, module: string): string | undefined {
  const entry = manifest[module]
  return entry === undefined ? undefined : `/${entry.file}`
}

/** The module of all code that a browser starts with, as words are named after it. */
const START = 'entry-client.tsx'

/**
 * Keys of the files of words that a page starts with: those of every page, and its own if it has any.
 * @param page - its module below the sources: `home/home-page.tsx`
 */
export function wordsOfPage(manifest: AssetManifest, language: Language, page: string): readonly string[] {
  return [START, page].map((module) => `words/${language}/${module}`).filter((key) => key in manifest)
}

/** The name of a page's own file of words, the same in every language; nothing when it has none. */
export function wordsName(manifest: AssetManifest, page: string): string {
  const file = manifest[`words/${DEFAULT_LANGUAGE}/${page}`]?.file ?? ''
  return file.replace(/^.*\/|\.js$/gu, '')
}

const known = new WeakMap<AssetManifest, Map<string, PageAssets>>()

/** The entry's files and those of the modules named beside it, found once. Throws for a manifest without the former. */
export function pageAssets(manifest: AssetManifest, modules: readonly string[]): PageAssets {
  const ofModules = known.get(manifest) ?? new Map<string, PageAssets>()
  known.set(manifest, ofModules)
  const key = modules.join(' ')
  const assets = ofModules.get(key) ?? findAssets(manifest, modules)
  ofModules.set(key, assets)
  return assets
}

function findAssets(manifest: AssetManifest, modules: readonly string[]): PageAssets {
  const visited = new Set<string>()
  for (const module of [ENTRY, ...modules]) {
    const key = manifestKey(manifest, module)
    if (key !== undefined) collect(manifest, key, visited)
  }
  const entry = fileOf(manifest, ENTRY)
  return {
    scripts: [entry],
    preloads: [...visited]
      .map((key) => fileOf(manifest, key))
      .filter((file) => file !== entry && file.endsWith('.js')),
    styles: [...new Set([...visited].flatMap((key) => manifest[key]?.css ?? []))].map((file) => `/${file}`),
  }
}
