import { fileURLToPath } from 'node:url'
import { routes } from '../src/shell/routing/routes.table.ts'

/** Pages that anybody may open from anywhere, so that their styles must be there at once. */
const PUBLIC_PAGES = new Set(
  routes.flatMap(({ page, rendering, isHidden = false }) =>
    rendering === 'browser' || isHidden
      ? []
      : [fileURLToPath(new URL(`../src/${page}.tsx`, import.meta.url))],
  ),
)

/** It leads to every page, so what it fetches is not what an entry needs. */
const PAGE_LIST = fileURLToPath(new URL('../src/shell/routing/pages.ts', import.meta.url))

interface Modules {
  getModuleInfo(id: string): {
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
    readonly isEntry: boolean
  } | null
}

/**
 * Which of two style sheets a file's styles go into: the one of the start and the public pages, or that of the work behind a
 * sign-in, which weighs as much again. Null for what holds no styles.
 */
export function styleSheet(id: string, modules: Modules): 'style' | 'work' | null {
  if (!id.endsWith('.css')) return null
  const seen = new Set<string>()
  const isPublic = (module: string): boolean => {
    if (module === PAGE_LIST || seen.has(module)) return false
    seen.add(module)
    if (PUBLIC_PAGES.has(module)) return true
    const info = modules.getModuleInfo(module)
    return info !== null && (info.isEntry || [...info.importers, ...info.dynamicImporters].some(isPublic))
  }
  return isPublic(id) ? 'style' : 'work'
}
