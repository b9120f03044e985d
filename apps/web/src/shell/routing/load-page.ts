import type { ComponentType } from 'react'
import { withWords } from '../../messages/with-words.ts'
import type { BuiltPage } from '../../lib/reading/payload.ts'
import type { PageModule } from './pages.ts'

/** Name of the component in a page's file: `home/home-page` has `HomePage`. */
export function componentName(page: string): string {
  const file = page.split('/').at(-1) ?? ''
  return file.replaceAll(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase())
}

/** Path of the list of all pages, as the build manifest names it. */
export const PAGE_LIST = 'src/shell/routing/pages.ts'

/** Path of a page's file below the sources. */
export function pageFile(page: string): string {
  return `${page}.tsx`
}

async function pageModule(page: string, built: BuiltPage | undefined): Promise<PageModule | undefined> {
  if (built?.script !== undefined) return withWords(built.words, import(/* @vite-ignore */ built.script))
  const { pages } = await import('./pages.ts')
  return pages[`../../${page}.tsx`]?.()
}

const loaded = new Map<string, ComponentType>()

/**
 * Fetches a page's code and its words, once. Throws when there is no such file or no such component.
 * @param page - file under `src/` without its ending; `home/home-page` exports `HomePage`
 * @param built - the page's built files where the server has named them
 */
export async function loadPage(page: string, built?: BuiltPage): Promise<ComponentType> {
  const known = loaded.get(page)
  if (known !== undefined) return known
  const module = await pageModule(page, built)
  const component = module?.[componentName(page)]
  if (component === undefined) throw new Error(`${page}.tsx does not export ${componentName(page)}`)
  loaded.set(page, component)
  return component
}
