import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { fileRules } from '@brigade/domain/access/files/file-rules.ts'
import { openTestDatabase } from '@brigade/platform/testing/database/test-database.ts'
import { openDiskStore } from '@brigade/platform/files/bytes/disk-store.ts'
import { openMemoryOutbox } from '@brigade/platform/mail/outbox.ts'
import { createPlatform } from '@brigade/platform/platform.ts'
import { expect, test } from 'vitest'
import { collections } from '../../collections.ts'
import { forgetFiles } from './forget-files.ts'

const DAY_SECONDS = 24 * 3600

test('[E46] a file goes 30 days after it was taken away, refused or left unfinished, and no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brigade-forget-'))
  const database = await openTestDatabase()
  const platform = await createPlatform({
    database,
    collections,
    functions: [],
    outbox: openMemoryOutbox(),
    project: 'brigade',
    files: { bucket: 'brigade', bytes: await openDiskStore(folder), rules: fileRules },
  })
  const file = (id: string, state: string, daysAgo: number, now: number) => {
    const at = { seconds: now - daysAgo * DAY_SECONDS, nanoseconds: 0 }
    return {
      ...newCommonFields('anna', at),
      owner: { collection: 'chefs', id: 'anna' },
      purpose: 'gallery',
      path: `chefs/anna/gallery/${id}`,
      name: 'Dish.png',
      contentType: 'image/png',
      size: 100,
      state,
    }
  }
  await platform.documents.transact(async (tx) => {
    const { seconds } = tx.now
    tx.set('files/deleted', file('deleted', 'deleted', 31, seconds))
    tx.set('files/refused', file('refused', 'refused', 31, seconds))
    tx.set('files/unfinished', file('unfinished', 'uploading', 31, seconds))
    tx.set('files/young', file('young', 'deleted', 29, seconds))
    tx.set('files/ready', file('ready', 'ready', 400, seconds))
  })

  expect(await forgetFiles(platform)).toBe(3)
  expect(await forgetFiles(platform)).toBe(0)
  const left = await platform.documents.transact(async (tx) =>
    Promise.all(['deleted', 'refused', 'unfinished', 'young', 'ready'].map((id) => tx.get(`files/${id}`))),
  )
  expect(left.map((one) => one !== undefined)).toEqual([false, false, false, true, true])
  await platform.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})
