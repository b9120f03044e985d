import { createStore } from '../store/store.ts'

/** Whether the server has ended the last session: just now, before this page was opened, or not at all. */
export const endedSessionStore = createStore<'no' | 'just now' | 'before'>('no')
