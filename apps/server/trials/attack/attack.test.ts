import { openTestDatabase } from '@brigade/platform/testing/database/test-database.ts'
import { report, SEED, times, withinMs } from '@brigade/platform/trials/scale.ts'
import { seededRandom } from '@brigade/platform/trials/seeded-random.ts'
import { DocumentsError } from '@brigade/platform/documents/documents-error.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from './cast.ts'
import { expected, expectedPaths } from './expected.table.ts'
import { hostileBodies } from './hostile-bodies.ts'
import {
  act,
  ask,
  asWrittenBy,
  isLetThrough,
  newPath,
  type Operation,
  OPERATIONS,
  set,
  signedAgain,
} from './tries.ts'
import { type AttackedServer, openWorld, type Target, targets } from './world.ts'

const callers = Object.entries(cast)
const WRITES: readonly Operation[] = ['create', 'change', 'delete']
/** One of so many is tried; all of them at night. */
const EVERY = times(12, 1)

let server: AttackedServer
let close: () => Promise<void>

beforeAll(async () => {
  const database = await openTestDatabase()
  server = await openWorld(database)
  close = async () => {
    await server.close()
    await database.close()
  }
})
afterAll(() => close())

const { random } = seededRandom(SEED)
const some = <Item>(items: readonly Item[], every = EVERY): readonly Item[] =>
  items.filter(() => random() * every < 1)

/** What the policy says by itself; one that throws says no. */
function asked(operation: Operation, caller: (typeof callers)[number][1], target: Target): boolean {
  try {
    return ask[operation](caller, target)
  } catch {
    return false
  }
}

test('every collection has its row in the table of expected answers', () => {
  expect(expectedPaths.toSorted()).toEqual(targets.map(({ collection }) => collection.path).toSorted())
})

test('what the policies say is what the table says', () => {
  const differences = targets.flatMap((target) =>
    OPERATIONS.flatMap((operation) => {
      const may = callers.filter(([, caller]) => asked(operation, caller, target)).map(([name]) => name)
      const should = expected(target.collection.path, operation)?.split(' ').filter(Boolean)
      const isSame = JSON.stringify(may.toSorted()) === JSON.stringify(should?.toSorted())
      return isSame ? [] : [{ path: target.collection.path, operation, may, should }]
    }),
  )
  expect(differences).toEqual([])
})

test('what the database allows is what the policies say', { timeout: withinMs(120_000) }, async () => {
  report(`attack: SEED=${SEED}`)
  const tries = targets.flatMap((target) =>
    OPERATIONS.flatMap((operation) => callers.map(([name, caller]) => ({ target, operation, name, caller }))),
  )
  const differences: string[] = []
  let count = 0
  for (const { target, operation, name, caller } of some(tries)) {
    count += 1
    const isLet = await isLetThrough(act[operation](server.documents, caller, target))
    if (isLet && WRITES.includes(operation)) await server.restore([target.path, newPath(target, caller)])
    if (isLet !== asked(operation, caller, target))
      differences.push(`${target.path}: ${name} ${isLet ? 'may' : 'may not'} ${operation}`)
  }
  report(`attack: ${count} of ${tries.length} questions`)
  expect(differences).toEqual([])
})

test('what is hostile is stored for nobody', { timeout: withinMs(120_000) }, async () => {
  const stored: string[] = []
  for (const target of targets) {
    for (const [name, caller] of some(callers, times(24, 1))) {
      for (const [kind, body] of Object.entries(hostileBodies(caller, asWrittenBy(caller, target.content)))) {
        const path = newPath(target, caller)
        if (!(await isRefused(server.documents.commit(caller, [set(path, body)]))))
          stored.push(`${path}: ${name} wrote ${kind}`)
      }
      for (const [kind, body] of Object.entries(hostileBodies(caller, signedAgain(caller, target.content)))) {
        if (!(await isRefused(server.documents.commit(caller, [set(target.path, body)]))))
          stored.push(`${target.path}: ${name} changed it to ${kind}`)
      }
    }
  }
  expect(stored).toEqual([])
})

/** Whether a write is refused in words; a fault of ours is none. */
async function isRefused(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return false
  } catch (error) {
    if (error instanceof DocumentsError) return true
    throw error
  }
}
