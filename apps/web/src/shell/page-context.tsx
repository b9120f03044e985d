import { createContext, useContext } from 'react'
import type { PagePayload } from '../lib/reading/payload.ts'

/** What a page may know of its address and of what the server sent with it. */
export interface PageContextValue {
  readonly path: string
  readonly search: string
  readonly params: Readonly<Record<string, string>>
  readonly payload: PagePayload | null
}

const PageContext = createContext<PageContextValue>({ path: '/', search: '', params: {}, payload: null })

export const PageContextProvider = PageContext.Provider

/** Path, search part, parameters and payload of the page on screen. */
export function usePage(): PageContextValue {
  return useContext(PageContext)
}

/** A parameter of the page's path: `const kitchenId = useParam('kitchenId')`. Throws when the route has none. */
export function useParam(name: string): string {
  const value = usePage().params[name]
  if (value === undefined) throw new TypeError(`The route of this page has no parameter {${name}}`)
  return value
}

/** The page's search parameters. */
export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(usePage().search)
}

/**
 * The data that the server sent for this page, or null while there is none. The loader of the same build made it,
 * so its type is taken on trust: the page names the loader's type.
 */
export function usePayload<Data>(): Data | null {
  const { payload } = usePage()
  return payload === null ? null : (payload.data as Data | null)
}
