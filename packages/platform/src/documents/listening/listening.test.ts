import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openDatabase } from '../../database/open-database.ts'
import { openTestDatabase } from '../../../testing/database/test-database.ts'
import { openDocuments } from '../open-documents.ts'
import { listeningClient } from '../../../testing/documents/listening-client.ts'
import { anyone, aQuery, openEmptyDocuments, setOf } from '../../../testing/documents/test-documents.ts'
import type { Documents, Filter, ListenEvent, Target, Write } from '../types.ts'
import { valueOfPlain } from '../values/plain-data.ts'

const equal = (field: string, value: unknown): Filter => ({
  kind: 'field',
  field,
  operator: 'EQUAL',
  value: valueOfPlain(value),
})
const live: Target = { kind: 'query', query: aQuery('recipes', { where: equal('status', 'live') }) }
const two: Target = {
  kind: 'query',
  query: aQuery('recipes', { limit: 2, orderBy: [{ field: 'n', descending: false }] }),
}
const document = (...paths: string[]): Target => ({ kind: 'documents', paths })
const removal = (path: string): Write => ({ kind: 'delete', path })
const kinds = (events: readonly ListenEvent[]) => events.map(({ kind }) => kind)

describe('listening', () => {
  let database: Database
  let documents: Documents

  beforeAll(async () => {
    database = await openTestDatabase()
  })
  beforeEach(async () => {
    documents = await openEmptyDocuments(database)
  })
  afterEach(() => documents.close())
  afterAll(() => database.close())

  test('[DL1] a target is added, told, current, and closed by a snapshot', async () => {
    await documents.commit(anyone, [
      setOf('recipes/r1', { status: 'live' }),
      setOf('recipes/r2', { status: 'draft' }),
    ])
    const client = listeningClient(documents, anyone)
    await client.watch(2, live)
    expect(kinds(client.take())).toEqual(['added', 'change', 'current', 'snapshot'])
    await client.watch(4, document('recipes/r2', 'recipes/none'))
    expect(kinds(client.take())).toEqual(['added', 'change', 'delete', 'current', 'snapshot'])
    client.stream.removeTarget(2)
    await expect.poll(() => kinds(client.take())).toEqual(['removed'])
  })

  test('[DL2] all changes of a commit come before its snapshot, each document once for all targets', async () => {
    const client = listeningClient(documents, anyone)
    await client.watch(2, live)
    await client.watch(4, document('recipes/r1'))
    client.take()
    const { version } = await documents.commit(anyone, [
      setOf('recipes/r1', { status: 'live' }),
      setOf('recipes/r2', { status: 'live' }),
      setOf('recipes/r3', { status: 'draft' }),
    ])
    await client.reach(version)
    expect(client.take()).toMatchObject([
      { kind: 'change', document: { path: 'recipes/r1' }, targetIds: [2, 4] },
      { kind: 'change', document: { path: 'recipes/r2' }, targetIds: [2] },
      { kind: 'snapshot', version },
    ])
  })

  test('[DL3] a document that no longer matches leaves; one that is deleted is gone; others make no noise', async () => {
    await documents.commit(anyone, [
      setOf('recipes/r1', { status: 'live' }),
      setOf('recipes/r2', { status: 'live' }),
    ])
    const client = listeningClient(documents, anyone)
    await client.watch(2, live)
    client.take()
    await documents.commit(anyone, [setOf('recipes/r9', { status: 'draft' })])
    const { version } = await documents.commit(anyone, [
      setOf('recipes/r1', { status: 'draft' }),
      removal('recipes/r2'),
    ])
    await client.reach(version)
    expect(client.take()).toMatchObject([
      { kind: 'change', document: { path: 'recipes/r1' }, targetIds: [], removedTargetIds: [2] },
      { kind: 'delete', path: 'recipes/r2', removedTargetIds: [2] },
      { kind: 'snapshot', version },
    ])
  })

  test('[DL4] a window fills up from behind, also when more leaves than is held in reserve', async () => {
    const ids = Array.from({ length: 40 }, (_, n) => n)
    await documents.commit(
      anyone,
      ids.map((n) => setOf(`recipes/r${n}`, { n })),
    )
    const client = listeningClient(documents, anyone)
    await client.watch(2, two)
    for (const gone of [[0], ids.slice(1, 30), [35]]) {
      const { version } = await documents.commit(
        anyone,
        gone.map((n) => removal(`recipes/r${n}`)),
      )
      if (gone[0] !== 35) await client.reach(version)
    }
    expect([...client.shown(2).keys()].sort()).toEqual(['recipes/r30', 'recipes/r31'])
    const { version } = await documents.commit(anyone, [setOf('recipes/first', { n: -1 })])
    await client.reach(version)
    expect([...client.shown(2).keys()].sort()).toEqual(['recipes/first', 'recipes/r30'])
    expect(client.hasGoneBack).toBe(false)
  })

  test('[DL5] commits that run while targets are added are neither missed nor told twice', async () => {
    const commits = Array.from({ length: 30 }, (_, n) =>
      documents.commit(anyone, [
        setOf(`recipes/r${n % 7}`, { status: 'live', n }),
        setOf('recipes/last', { n }),
      ]),
    )
    const client = listeningClient(documents, anyone)
    await Promise.all([
      client.watch(2, live),
      client.watch(4, two),
      client.watch(6, document('recipes/last')),
    ])
    const { version } = await documents.commit(anyone, [setOf('recipes/last', { n: 100 })])
    await Promise.all(commits)
    await client.reach(version)
    const { documents: found } = await documents.run(
      anyone,
      aQuery('recipes', { where: equal('status', 'live') }),
    )
    expect([...client.shown(2).values()].sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual(found)
    expect(client.hasGoneBack).toBe(false)
    const told = client.events.flatMap((event) => (event.kind === 'change' ? [event] : []))
    for (const id of [2, 6]) {
      const versions = told
        .filter((event) => event.targetIds.includes(id))
        .map(({ document: one }) => `${one.path}@${one.updateVersion}`)
      expect(new Set(versions).size).toBe(versions.length)
    }
  })

  test('[DL6] who comes back is told what has changed, what has left and what is gone, and counts', async () => {
    await documents.commit(anyone, [
      setOf('recipes/same', { status: 'live' }),
      setOf('recipes/changed', { status: 'live' }),
      setOf('recipes/left', { status: 'live' }),
      setOf('recipes/gone', { status: 'live' }),
      setOf('recipes/never', { status: 'draft' }),
    ])
    const client = listeningClient(documents, anyone)
    await client.watch(2, live)
    const known = client.snapshot
    client.stream.removeTarget(2)
    await documents.commit(anyone, [
      setOf('recipes/changed', { status: 'live', n: 1 }),
      setOf('recipes/left', { status: 'draft' }),
      removal('recipes/gone'),
      removal('recipes/never'),
      setOf('recipes/new', { status: 'live' }),
      setOf('recipes/brief', { status: 'live' }),
    ])
    await documents.commit(anyone, [removal('recipes/brief')])
    client.take()
    await client.watch(2, live, known)
    const told = client.take()
    expect(kinds(told)).not.toContain('reset')
    const about = told.flatMap((event) =>
      event.kind === 'change' ? [event.document.path] : event.kind === 'delete' ? [`-${event.path}`] : [],
    )
    expect(about.sort()).toEqual(['-recipes/gone', 'recipes/changed', 'recipes/left', 'recipes/new'])
    expect(told.find(({ kind }) => kind === 'filter')).toMatchObject({ targetId: 2, count: 3 })
    expect([...client.shown(2).keys()].sort()).toEqual(['recipes/changed', 'recipes/new', 'recipes/same'])
  })

  test('[DL7] windows, forgotten versions and versions from the future start anew', async () => {
    let now = Date.now()
    const kept = 60_000
    const patient = await openDocuments({
      database,
      collections: [],
      open: true,
      now: () => now,
      changesKeptMs: kept,
    })
    const { version } = await patient.commit(anyone, [setOf('recipes/r1', { status: 'live', n: 1 })])
    const client = listeningClient(patient, anyone)
    await client.watch(2, two, version)
    expect(kinds(client.take())).toContain('reset')
    await client.watch(4, live, version + 10_000_000n)
    expect(kinds(client.take())).toContain('reset')
    await client.watch(6, live, version)
    expect(kinds(client.take())).not.toContain('reset')
    await patient.close()

    now += 2 * kept
    const trimmed = await openDocuments({
      database,
      collections: [],
      open: true,
      now: () => now,
      changesKeptMs: kept,
    })
    await trimmed.commit(anyone, [setOf('recipes/r2', { status: 'live' })])
    const later = listeningClient(trimmed, anyone)
    await later.watch(2, live, version - 1n)
    expect(kinds(later.take())).toContain('reset')
    expect(later.shown(2).size).toBe(2)
    await trimmed.close()
  })

  test('[DL8] a client resumes after the server was stopped and its folder opened again', async () => {
    const path = await mkdtemp(join(tmpdir(), 'brigade-documents-'))
    const open = async () => {
      const folder = await openDatabase({ kind: 'folder', path })
      return { folder, opened: await openDocuments({ database: folder, collections: [], open: true }) }
    }
    const first = await open()
    await first.opened.commit(anyone, [
      setOf('recipes/r1', { status: 'live' }),
      setOf('recipes/r2', { status: 'live' }),
    ])
    const client = listeningClient(first.opened, anyone)
    await client.watch(2, live)
    await first.opened.commit(anyone, [removal('recipes/r1')])
    await first.opened.close()
    await first.folder.close()

    const second = await open()
    const returned = listeningClient(second.opened, anyone)
    await returned.watch(
      2,
      live,
      client.events.flatMap((event) => (event.kind === 'snapshot' ? [event.version] : []))[0],
    )
    expect(returned.take()).toMatchObject([
      { kind: 'added' },
      { kind: 'delete', path: 'recipes/r1', removedTargetIds: [2] },
      { kind: 'filter', count: 1 },
      { kind: 'current' },
      { kind: 'snapshot' },
    ])
    await second.opened.close()
    await second.folder.close()
    await rm(path, { recursive: true })
  })
})
