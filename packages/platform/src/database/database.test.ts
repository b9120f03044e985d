import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import { openSharedDatabase, type SharedDatabase } from '../../testing/database/test-database.ts'

describe('database', () => {
  let engine: SharedDatabase
  let database: Database

  beforeAll(async () => {
    engine = await openSharedDatabase()
    database = engine.database
  })
  afterAll(() => engine.close())

  test('[DB1] a statement takes texts, big integers, null and lists', async () => {
    const [row] = await database.query<{ big: unknown; count: number; none: unknown }>(
      'select $1::bigint as big, cardinality($2::text[]) as count, $3::text as none',
      [2n ** 53n + 1n, ['a', null, 'c{,}"'], null],
    )
    expect(BigInt(String(row?.big))).toBe(2n ** 53n + 1n)
    expect(row).toMatchObject({ count: 3, none: null })
  })

  test('[DB2] a failed transaction leaves nothing behind', async () => {
    await database.query('create table shelf (name text)')
    const interrupted = database.transact(async (tx) => {
      await tx.query("insert into shelf values ('flour')")
      throw new Error('power cut')
    })
    await expect(interrupted).rejects.toThrow('power cut')
    expect(await database.query('select * from shelf')).toEqual([])
  })

  test('[DB3] migrations of several areas run once each, in whatever order servers start', async () => {
    const first = [{ name: 'pans-001', statements: ['create table pans (size int)'] }]
    const second = [
      { name: 'pots-001', statements: ['create table pots (size int)', 'insert into pots values (1)'] },
    ]
    await Promise.all([migrate(database, first), migrate(database, second), migrate(database, second)])
    await migrate(database, [...first, { name: 'pans-002', statements: ['insert into pans values (3)'] }])
    expect(await database.query('select size from pots')).toEqual([{ size: 1 }])
    expect(await database.query('select size from pans')).toEqual([{ size: 3 }])
  })

  test('[DB4] a migration that fails leaves nothing behind', async () => {
    const broken = [{ name: 'bad-001', statements: ['create table half (a int)', 'create tabel'] }]
    await expect(migrate(database, broken)).rejects.toThrow(/syntax/)
    await expect(database.query('select * from half')).rejects.toThrow(/half/)
  })

  test('[DB5] a listener gets the messages of its channel until it stops', async () => {
    const heard: string[] = []
    const stop = await database.listen('kitchen_bell', (payload) => heard.push(payload))
    await database.query("select pg_notify('kitchen_bell', 'service')")
    await expect.poll(() => heard).toEqual(['service'])
    await stop()
    await database.query("select pg_notify('kitchen_bell', 'late')")
    expect(heard).toEqual(['service'])
  })
})
