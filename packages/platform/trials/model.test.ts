import { idOf } from '@brigade/contract/path.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSharedDatabase, type SharedDatabase } from '../testing/database/test-database.ts'
import { DocumentsError } from '../src/documents/documents-error.ts'
import { aCollection, anyone, aQuery, openEmptyDocuments } from '../testing/documents/test-documents.ts'
import type { Documents, Filter, Query, Write } from '../src/documents/types.ts'
import { fieldsOfPlain, plainData, valueOfPlain } from '../src/documents/values/plain-data.ts'
import { type PlainQuery, type PlainTest, PlainModel, type PlainWrite } from './model/plain-model.ts'
import { type Step, steps } from './model/random-steps.ts'
import { report, SEED, times, withinMs } from './scale.ts'

const CASES = times(300, 10_000)

const OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
} as const

function filterOf(one: PlainTest): Filter {
  const value = 'values' in one ? one.values : one.value
  return { kind: 'field', field: one.field, operator: OPERATORS[one.operator], value: valueOfPlain(value) }
}

function queryOf(parent: string, { tests, orderBy, limit }: PlainQuery): Query {
  const orders = orderBy.map(({ field, isDescending }) => ({ field, descending: isDescending }))
  const where: Filter | undefined =
    tests.length === 0 ? undefined : { kind: 'and', filters: tests.map(filterOf) }
  return aQuery(`${parent}/things`, {
    orderBy: orders,
    ...(where !== undefined && { where }),
    ...(limit !== undefined && { limit }),
  })
}

function writeOf(parent: string, write: PlainWrite): Write {
  const path = `${parent}/things/${write.id}`
  if (write.kind === 'delete') return { kind: 'delete', path }
  if (write.kind === 'increment') {
    const transforms = [{ field: write.field, kind: 'increment' as const, operand: valueOfPlain(write.by) }]
    return { kind: 'set', path, fields: {}, mask: [], transforms }
  }
  const set = { kind: 'set' as const, path, fields: fieldsOfPlain(write.data) }
  if (write.kind === 'merge') return { ...set, mask: Object.keys(write.data) }
  return write.kind === 'set' ? set : { ...set, precondition: { exists: write.kind === 'update' } }
}

describe('beside a plain model', () => {
  let engine: SharedDatabase
  let documents: Documents
  let cases = 0

  beforeAll(async () => {
    engine = await openSharedDatabase()
    documents = await openEmptyDocuments(engine.database, {
      collections: [
        aCollection('cases/{caseId}/things/{thingId}', { indexes: [['a'], ['a', '-b'], ['-c'], ['b[]']] }),
      ],
    })
  })
  afterAll(async () => {
    await documents.close()
    await engine.close()
  })

  /** Commits as the model does, and compares what became of the documents. */
  async function commit(parent: string, model: PlainModel, writes: readonly PlainWrite[]): Promise<void> {
    const isCommitted = await documents
      .commit(
        anyone,
        writes.map((write) => writeOf(parent, write)),
      )
      .then(() => true)
      .catch((error: unknown) => {
        if (error instanceof DocumentsError) return false
        throw error
      })
    expect(isCommitted).toBe(model.commit(writes))
    const { documents: stored } = await documents.get(
      anyone,
      writes.map(({ id }) => `${parent}/things/${id}`),
    )
    expect(stored.map((document) => document && plainData(document.fields))).toEqual(
      writes.map(({ id }) => model.get(id)),
    )
  }

  async function act(parent: string, model: PlainModel, step: Step): Promise<void> {
    if (step.kind === 'commit') {
      await commit(parent, model, step.writes)
      return
    }
    const query = queryOf(parent, step.query)
    const { documents: found } = await documents.run(anyone, query)
    expect(found.map(({ path }) => idOf(path))).toEqual(model.run(step.query))
    const { values } = await documents.aggregate(anyone, query, [{ alias: 'all', kind: 'count' }])
    expect(values['all']).toEqual({ integerValue: String(found.length) })
  }

  test(
    `${CASES} histories of writes and queries come out the same (seed ${SEED})`,
    { timeout: withinMs(120_000) },
    async () => {
      const property = fc.asyncProperty(steps, async (history) => {
        cases += 1
        const model = new PlainModel()
        for (const step of history) await act(`cases/${cases}`, model, step)
      })
      await fc.assert(property, { numRuns: CASES, seed: SEED })
      expect(cases).toBe(CASES)
      report(`model: seed ${SEED}, ${cases} histories`)
    },
  )
})
