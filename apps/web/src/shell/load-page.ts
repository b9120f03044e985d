import type { ComponentType } from 'react'

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>('../features/**/*-page.tsx')

/** Name of the component in a page's file: `home/home-page` has `HomePage`. */
export function componentName(page: string): string {
  const file = page.split('/').at(-1) ?? ''
  return file.replaceAll(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase())
}

/** Where a page's file stands, as the build manifest names it. */
export function pageFile(page: string): string {
  return `src/features/${page}.tsx`
}

/**
 * Fetches a page's code. @param page - file under `features/` without its ending; `home/home-page` exports
 * `HomePage`. Throws when there is no such file or no such component.
 */
export async function loadPage(page: string): Promise<ComponentType> {
  const module = await modules[`../features/${page}.tsx`]?.()
  const component = module?.[componentName(page)]
  if (component === undefined) throw new Error(`features/${page}.tsx does not export ${componentName(page)}`)
  return component
}
