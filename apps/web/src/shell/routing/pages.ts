import type { ComponentType } from 'react'

/** What a page's file exports: its component, under the page's name. */
export type PageModule = Readonly<Record<string, ComponentType>>

/** Fetches each page there is, by its file. A chunk of its own: the first page comes without this list. */
export const pages = import.meta.glob<PageModule>('../../features/**/*-page.tsx')
