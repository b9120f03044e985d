import type { ReactNode } from 'react'

/** One column of the board, in the order of the way. */
export interface PipelineColumn {
  readonly key: string
  readonly title: string
  /** Folded to its title and number until it is opened: for what is over. */
  readonly isFolded?: boolean
}

/** One card; what it says is the page's. */
export interface PipelineCard {
  readonly key: string
  readonly column: string
  /** Heard when the card is reached or moved, and seen as its first line. */
  readonly name: string
  readonly detail?: ReactNode
  /** At the end: how long it has waited, and the like. */
  readonly mark?: ReactNode
  /** A change is on its way. */
  readonly isPending?: boolean
}

/** Every word the board says by itself. */
export interface PipelineWords {
  readonly board: string
  readonly instructions: string
  readonly open: (name: string) => string
  readonly select: (name: string) => string
  readonly move: (name: string) => string
  readonly moveTo: string
  readonly empty: string
  readonly lifted: (name: string, column: string) => string
  readonly over: (name: string, column: string) => string
  readonly dropped: (name: string, column: string) => string
  readonly putBack: (name: string, column: string) => string
}

/** What a person may do with the cards. */
export interface PipelineActions {
  readonly canMove: (card: PipelineCard, column: string) => boolean
  readonly onMove: (card: PipelineCard, column: string) => void
  readonly onOpen: (card: PipelineCard) => void
  readonly onSelect: (card: PipelineCard) => void
}
