import { documentsBelow } from '../documents-below.ts'
import type { ClientDocuments } from '../types.ts'
import { createNames, type DatabaseId, type Names, noDatabase } from './names.ts'
import { openTransactions, type Transactions } from './transactions.ts'

/** A database as clients ask for it. */
export interface ServedDatabase {
  readonly names: Names
  readonly documents: ClientDocuments
  readonly transactions: Transactions
}

/** The database of a name such as `projects/p/databases/d`. Throws NOT_FOUND where there is none. */
export type FindDatabase = (name: unknown) => ServedDatabase

/** There is one database, and no other. */
export function onlyDatabase(documents: ClientDocuments, id: DatabaseId): FindDatabase {
  const served = serve(documents, id)
  return (name) => {
    if (name === served.names.database) return served
    throw noDatabase(served.names, name)
  }
}

const NAME = /^projects\/([^/]+)\/databases\/([^/]+)$/

/** Every database that is asked for is there, empty at first, as with an emulator: for test servers only. */
export function anyDatabase(documents: ClientDocuments, usual: DatabaseId): FindDatabase {
  const all = new Map<string, ServedDatabase>()
  return (name) => {
    const [, project, database] = NAME.exec(String(name)) ?? []
    if (project === undefined || database === undefined) throw noDatabase(createNames(usual), name)
    const place = `databases/${project}:${database}`
    const served = all.get(place) ?? serve(documentsBelow(documents, place), { project, database })
    all.set(place, served)
    return served
  }
}

function serve(documents: ClientDocuments, id: DatabaseId): ServedDatabase {
  return { names: createNames(id), documents, transactions: openTransactions(documents, Date.now) }
}
