import { routes } from './routes.table.ts'

/** Whether this version of Brigade has a page of its own at a fixed path; doors to places that are not there stay shut. */
export function isBuilt(path: string): boolean {
  const [fixed] = path.split('?')
  return routes.some((route) => route.path === fixed)
}
