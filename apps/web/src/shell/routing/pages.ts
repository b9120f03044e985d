import type { ComponentType } from 'react'

export { routes } from './routes.table.ts'

/** What a page's file exports: its component, under the page's name. */
export type PageModule = Readonly<Record<string, ComponentType>>

/** Fetches each page there is, by its file. A chunk of its own, with all routes: the first page comes without these lists. */
export const pages = import.meta.glob<PageModule>(
  '../../{people,food,kitchen,hiring,search,home,showcase}/**/*-page.tsx',
)
