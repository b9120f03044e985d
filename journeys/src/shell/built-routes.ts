import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** One page of the built product. */
export interface BuiltRoute {
  readonly path: string
  /** What draws it: two paths with one page are the same page. */
  readonly page: string
  /** Drawn by the server, under an address of its own in each language; the others follow the person. */
  readonly isInEveryLanguage: boolean
}

/** Not a page for people: what the service worker shows for a moment without a connection. */
const FOR_A_MOMENT = '/_shell'

/** The route table of the build, so that a new page is covered without being named. */
export async function builtRoutes(): Promise<readonly BuiltRoute[]> {
  const file = join(import.meta.dirname, '../../../apps/web/dist/server/entry-server.js')
  const entry: { readonly allRoutes: readonly BuiltRoute[] } = await import(pathToFileURL(file).href)
  return entry.allRoutes.filter(({ path }) => path !== FOR_A_MOMENT)
}
