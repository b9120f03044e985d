import { createContext, type ReactNode, useContext } from 'react'

type DrawPart = (part: ReactNode, about: string | undefined) => ReactNode

/** Draws a part of the page, and a sentence in its place once it has broken. The app says how, with its own words. */
export const PartBoundaryContext = createContext<DrawPart>((part) => part)

interface PartBoundaryProps {
  /** What is shown in one place in turn, such as tabs: when it changes, what broke before is forgotten. */
  readonly about?: string
  readonly children: ReactNode
}

/** Keeps a panel, tab or dialog that breaks from taking the rest of the page with it. */
export function PartBoundary({ about, children }: PartBoundaryProps) {
  return useContext(PartBoundaryContext)(children, about)
}
