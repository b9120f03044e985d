import { createStore } from '../../lib/store/store.ts'

/** Whether the list of keyboard shortcuts is open. */
export const keyListStore = createStore(false)
