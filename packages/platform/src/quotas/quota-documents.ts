import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import type { Documents, DocumentTransaction, Write } from '../documents/types.ts'
import type { WriteCost, WriteQuota } from './write-quota.ts'

/** The same documents, with what clients write counted before it is written. */
export function quotaDocuments(documents: Documents, quota: WriteQuota): Documents {
  return {
    ...documents,
    async commit(caller, writes) {
      const counted = writes.filter(({ kind }) => kind !== 'verify')
      if (counted.length === 0) return documents.commit(caller, writes)
      const paths = counted.map(({ path }) => path)
      const isFreeing = counted.every(({ kind }) => kind === 'delete')
      const giveBack = await quota.take({ caller, paths, cost: costOf(counted), isFreeing })
      try {
        return await documents.commit(caller, writes)
      } catch (error) {
        giveBack()
        throw error
      }
    },
  }
}

function costOf(writes: readonly Write[]): WriteCost {
  return { documents: writes.length, bytes: writes.reduce((sum, write) => sum + bytesOf(write), 0) }
}

function bytesOf(write: Write): number {
  return write.kind === 'set' ? JSON.stringify([write.fields, write.transforms]).length : 0
}

/**
 * Runs a function's work with what it writes counted for its caller. One who has nothing left is refused before; what
 * the work itself writes, nobody knows before it has.
 */
export async function transactCounted<Answer>(
  { documents, quota }: { readonly documents: Pick<Documents, 'transact'>; readonly quota: WriteQuota },
  caller: Caller,
  work: (tx: DocumentTransaction) => Promise<Answer>,
): Promise<Answer> {
  const nothing = { documents: 0, bytes: 0 }
  await quota.take({ caller, paths: [], cost: nothing, isFreeing: true })
  const written = new Map<string, number>()
  const answer = await documents.transact((tx) => {
    written.clear()
    return work(countedTransaction(tx, written))
  })
  const cost = {
    documents: written.size,
    bytes: [...written.values()].reduce((sum, bytes) => sum + bytes, 0),
  }
  quota.charge({ caller, paths: [...written.keys()], cost })
  return answer
}

/** About what is stored of it. */
function size(data: DocumentData): number {
  return JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    .length
}

function countedTransaction(tx: DocumentTransaction, written: Map<string, number>): DocumentTransaction {
  const count = (path: string, bytes: number) => void written.set(path, (written.get(path) ?? 0) + bytes)
  return {
    ...tx,
    create(path, data) {
      count(path, size(data))
      tx.create(path, data)
    },
    set(path, data) {
      count(path, size(data))
      tx.set(path, data)
    },
    update(path, changes) {
      count(path, size(changes))
      tx.update(path, changes)
    },
    delete(path) {
      count(path, 0)
      tx.delete(path)
    },
  }
}
