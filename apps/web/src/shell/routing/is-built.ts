import { routes } from './routes.table.ts'

/** Whether this version of Brigade has a page of its own at a path pattern; doors to places that are not there stay shut. */
export function isBuilt(path: string): boolean {
  return routes.some((route) => route.path === path)
}
