import { join } from 'node:path'
import { pageFile } from '../../src/shell/routing/load-page.ts'
import { routes } from '../../src/shell/routing/routes.table.ts'
import { readCatalogues } from './catalogues.ts'
import { pageWords } from './page-words.ts'

const sources = join(import.meta.dirname, '../../src')

/** A page's title, and what stands in its place when what it is about is not there, by its module. */
function keysOfPages(): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, readonly string[]>()
  for (const { page, title, missing } of routes) {
    const module = join(sources, pageFile(page))
    keys.set(module, [...(keys.get(module) ?? []), title, ...(missing === undefined ? [] : [missing])])
  }
  return keys
}

/** The words of each page of the app. */
export const appWords = () =>
  pageWords({
    sources,
    start: join(sources, 'entry-client.tsx'),
    withWords: join(sources, 'messages/with-words.ts'),
    catalogues: readCatalogues(),
    pages: keysOfPages(),
    isTable: (module) => /\/shell\/routing\/[\w-]+\.(?:routes|table)\.ts$/u.test(module),
  })
