import { newId } from '../writing/new-id.ts'

/** Name of this visit; while the page lives, in the background too, it holds a lock of that name. */
export const thisVisit = `brigade visit ${newId()}`

const locks = 'locks' in navigator ? navigator.locks : null

/** From now on other tabs of this device can tell that this one lives. */
export function holdVisit(): void {
  void locks?.request(thisVisit, () => new Promise<never>(() => {}))
}

/** Does something once a visit is over, in one tab at a time; at once where tabs cannot tell. */
export async function whenOver(visit: string, act: () => Promise<void>): Promise<void> {
  await (locks === null ? act() : locks.request(visit, act))
}
