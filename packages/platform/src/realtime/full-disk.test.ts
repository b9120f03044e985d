import * as sdk from 'firebase/database'
import { expect, test } from 'vitest'
import { openFailingDatabase } from '../../testing/database/failing-database.ts'
import { startRealtime } from '../../testing/realtime/realtime-server.ts'
import { openClient } from '../../testing/realtime/sdk-client.ts'

test('on a full disk a write is refused with a message, the connection stays, and the write works when there is space', async () => {
  const failing = await openFailingDatabase()
  const server = await startRealtime({ database: failing.database, isOpen: true })
  const client = openClient(server.url)
  const place = sdk.ref(client.db, 'shelf')
  await sdk.set(place, 'kept')

  failing.fill()
  await expect(sdk.set(place, 'too much')).rejects.toThrow(/no room left/u)
  expect((await sdk.get(place)).val()).toBe('kept')
  failing.mend()
  await sdk.set(place, 'room again')
  expect((await sdk.get(place)).val()).toBe('room again')

  await client.close()
  await server.close()
  await failing.database.close()
})
