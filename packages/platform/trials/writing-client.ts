import { idOf } from '@brigade/contract/path.ts'
const ROOT = 'projects/brigade/databases/(default)/documents'

/** Somebody who writes pairs of documents, each pair in one batch, and remembers which were acknowledged. */
export interface WritingClient {
  /** Numbers of the pairs that were acknowledged. */
  readonly acknowledged: ReadonlySet<number>
  /** How many pairs were tried. */
  readonly tried: number
  /** Writes one pair after the other until a request fails. */
  writeUntilLost(host: string): Promise<void>
  /** What is wrong with what is stored: pairs that are there by half, acknowledged ones that are not there. */
  faults(host: string): Promise<readonly string[]>
}

/** @param collection - where it writes; nobody else may */
export function writingClient(collection: string): WritingClient {
  const acknowledged = new Set<number>()
  let tried = 0
  const call = async (host: string, name: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`http://${host}/v1/${ROOT}:${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  const set = (id: string, n: number) => ({
    update: { name: `${ROOT}/${collection}/${id}`, fields: { n: { integerValue: String(n) } } },
  })
  return {
    acknowledged,
    get tried() {
      return tried
    },
    async writeUntilLost(host) {
      try {
        for (;;) {
          const n = tried
          tried += 1
          await call(host, 'commit', { writes: [set(`a${n}`, n), set(`b${n}`, n)] })
          acknowledged.add(n)
        }
      } catch {
        // The server is gone; whether the last pair is kept nobody was told.
      }
    },
    async faults(host) {
      const stored = await idsIn(host, collection)
      return Array.from({ length: tried }, (_, n) => n).flatMap((n) => {
        const [first, second] = [stored.has(`a${n}`), stored.has(`b${n}`)]
        if (first !== second) return [`pair ${n} is there by half`]
        return !first && acknowledged.has(n) ? [`pair ${n} was acknowledged and is lost`] : []
      })
    },
  }
}

/** Ids of all documents of a collection, as the server tells them. */
export async function idsIn(host: string, collection: string): Promise<ReadonlySet<string>> {
  const response = await fetch(`http://${host}/v1/${ROOT}:runQuery`, {
    method: 'POST',
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: collection }],
        select: { fields: [{ fieldPath: '__name__' }] },
      },
    }),
  })
  const answer: readonly { readonly document?: { readonly name: string } }[] = await response.json()
  return new Set(answer.flatMap(({ document }) => (document === undefined ? [] : idOf(document.name))))
}
