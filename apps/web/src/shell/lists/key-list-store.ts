import { createStore } from '../../lib/store/store.ts'

/** Whether the list of keys stands in front of the page. */
export const keyListStore = createStore(false)
