import { createContext, useContext, useEffect } from 'react'
import { useText } from '../../messages/text.tsx'
import { createStore, useStore } from '../../lib/store/store.ts'

/** What a page says about itself outside its own body. */
export interface Head {
  /** The part before " · Brigade". */
  readonly title?: string
  readonly description?: string
  readonly isHidden?: boolean
  /** What a picture of the shared page says below the title: pay, town, kind. */
  readonly facts?: readonly string[]
}

/** Collects the head while the server draws a page. */
export interface HeadCollector {
  add(head: Head): void
}

const HeadContext = createContext<HeadCollector | null>(null)

export const HeadProvider = HeadContext.Provider

const asItStands = (page: string) => page

/** Adds the name of a dashboard's owner to the titles of its pages. Elsewhere a title is used as it is. */
export const titleStore = createStore(asItStands)

/** Names the page: `useHead({ title: recipe.title })`. Fields left out keep the route's. */
export function useHead(head: Head): void {
  const collector = useContext(HeadContext)
  const t = useText()
  const titled = useStore(titleStore, asItStands)
  if (import.meta.env.SSR) collector?.add(head)
  const title = head.title === undefined ? undefined : t('shell.titled', { page: titled(head.title) })
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}
