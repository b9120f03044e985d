import { expect, test } from 'vitest'
import { openFailingDatabase } from '../../testing/database/failing-database.ts'
import { storageClient } from '../../testing/files/storage-client.ts'
import { openTestFiles } from '../../testing/files/test-files.ts'

test('while the database is out of reach a client is told to come back, and then finds its files', async () => {
  const failing = await openFailingDatabase()
  const files = await openTestFiles({ open: true, database: failing.database })
  const client = storageClient(files.url, 'anna')
  await client.put('kept', Buffer.from('bread'))

  failing.cut()
  expect((await client.call('/kept')).status).toBe(503)
  failing.mend()
  expect((await client.call('/kept')).status).toBe(200)

  await files.close()
})
