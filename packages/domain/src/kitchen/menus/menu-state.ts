import type { MenuState } from './menu.ts'

/** What people do with a menu's state. */
export type MenuMove = 'publish' | 'withdraw' | 'redraft'

/** A published menu is published again to show its changes; a move not named is refused (E26). */
const moves: Readonly<Record<MenuMove, Partial<Record<MenuState, MenuState>>>> = {
  publish: { draft: 'published', published: 'published' },
  withdraw: { published: 'withdrawn' },
  redraft: { withdrawn: 'draft' },
}

/** The state a move leads to, or undefined when it is refused. */
export function moveMenu(state: MenuState, move: MenuMove): MenuState | undefined {
  return moves[move][state]
}
