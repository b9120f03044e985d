import { publicPageRoutes } from '../routing/public.routes.ts'
import { paths } from '../../lib/routing/paths.ts'

const pages: Readonly<Record<string, string>> = {
  d: paths.dash,
  k: paths.kitchens,
  m: paths.messages,
  n: paths.notifications,
}

/** Where `g` and then this key lead (product 5.1); nowhere while that page is not built. */
export function pageByKey(key: string): string | undefined {
  const path = pages[key]
  return publicPageRoutes.some((route) => route.path === path) ? path : undefined
}
