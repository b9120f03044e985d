import { createContext, type ReactNode, useContext } from 'react'

type DrawPart = (part: ReactNode) => ReactNode

/** Draws a part of the page, and a sentence in its place once it has broken. The app says how, with its own words. */
export const PartBoundaryContext = createContext<DrawPart>((part) => part)

/** Keeps a panel or dialog that breaks from taking the rest of the page with it. */
export function PartBoundary({ children }: { readonly children: ReactNode }) {
  return useContext(PartBoundaryContext)(children)
}
