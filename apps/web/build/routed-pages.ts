import type { Plugin } from 'vite'
import { routes } from '../src/shell/routing/routes.table.ts'

const EVERY_PAGE = "'../../{people,food,kitchen,hiring,search,home,showcase}/**/*-page.tsx'"

/** Builds the pages that a route leads to, and no others. */
export function routedPages(): Plugin {
  const files = [...new Set(routes.map(({ page }) => `../../${page}.tsx`))]
  return {
    name: 'brigade:routed-pages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/shell/routing/pages.ts')) return undefined
      if (!code.includes(EVERY_PAGE)) throw new Error(`${id} no longer looks for ${EVERY_PAGE}`)
      return { code: code.replace(EVERY_PAGE, JSON.stringify(files)), map: null }
    },
  }
}
