import type { Caller } from '@brigade/contract/document.ts'
import type { Documents, Query } from '@brigade/platform/documents/types.ts'
import { fieldsOfPlain } from '@brigade/platform/documents/values/plain-data.ts'

/** Tablets, phones and screens of one kitchen. */
export const DEVICES = 20
/** What a device has open during service: tickets, preparation, stock, team. */
const LISTS = ['tickets', 'prepTasks', 'stockLines', 'team']

const anyone: Caller = { uid: 'cook', isGuest: false, email: null, isEmailVerified: false, claims: {} }

function listOf(kitchen: number, collectionId: string): Query {
  return { parent: `kitchens/k${kitchen}`, collectionId, allDescendants: false, orderBy: [] }
}

/** Kitchens whose devices all listen, without a network between. */
export interface ListeningKitchens {
  /** Commits one change in a kitchen; resolves when every device of it has been told. */
  change(kitchen: number): Promise<void>
  close(): void
}

/** Opens the listeners of so many kitchens, and waits until every one is current. */
export async function listenInKitchens(documents: Documents, kitchens: number): Promise<ListeningKitchens> {
  const heard = new Map<number, () => void>()
  const closing: (() => void)[] = []
  let waiting = kitchens * DEVICES * LISTS.length
  await new Promise<void>((resolve) => {
    for (let kitchen = 0; kitchen < kitchens; kitchen += 1) {
      for (let device = 0; device < DEVICES; device += 1) {
        const stream = documents.listen(anyone, ({ kind }) => {
          if (kind === 'change') heard.get(kitchen)?.()
          if (kind === 'current' && (waiting -= 1) === 0) resolve()
        })
        closing.push(() => stream.close())
        for (const [at, list] of LISTS.entries()) {
          stream.addTarget(2 * at + 2, { kind: 'query', query: listOf(kitchen, list) }, null)
        }
      }
    }
  })
  let changes = 0
  return {
    async change(kitchen) {
      changes += 1
      const path = `kitchens/k${kitchen}/prepTasks/t${changes % 50}`
      const everybody = new Promise<void>((resolve) => {
        let left = DEVICES
        heard.set(kitchen, () => (left -= 1) === 0 && resolve())
      })
      const fields = fieldsOfPlain({ state: 'done', n: changes })
      await Promise.all([documents.commit(anyone, [{ kind: 'set', path, fields }]), everybody])
    },
    close: () => closing.forEach((close) => close()),
  }
}
