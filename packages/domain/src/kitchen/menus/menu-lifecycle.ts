import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import type { MenuState } from './menu.ts'

/** What people do with a menu's state. */
export type MenuCommand = 'publish' | 'withdraw' | 'redraft'

/** Product E26: a published menu is published again to show its changes. */
export const menuLifecycle = defineLifecycle<MenuState, MenuCommand>({
  draft: { publish: 'published', withdraw: refused, redraft: refused },
  published: { publish: 'published', withdraw: 'withdrawn', redraft: refused },
  withdrawn: { publish: refused, withdraw: refused, redraft: 'draft' },
})
