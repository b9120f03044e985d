// The provider alone, on DATABASE_URL or in the folder BRIGADE_DATA, with one declared collection that everybody may read and write.
import { openDatabase } from '@brigade/platform/database/open-database.ts'
import { openMemoryOutbox } from '@brigade/platform/mail/outbox.ts'
import { createPlatform } from '@brigade/platform/platform.ts'
import Fastify from 'fastify'
import * as z from 'zod'

const yes = () => true
const { DATABASE_URL: url, BRIGADE_DATA: path = '' } = process.env
const database = await openDatabase(url === undefined ? { kind: 'folder', path } : { kind: 'url', url })
const platform = await createPlatform({
  database,
  collections: [
    {
      path: 'items/{itemId}',
      schema: z.strictObject({
        shelf: z.string(),
        place: z.int(),
        name: z.string(),
        price: z.number(),
        isSold: z.boolean(),
      }),
      policy: { read: yes, create: yes, change: yes, delete: yes },
      indexes: [['shelf', 'place']],
      references: [],
    },
  ],
  functions: [],
  outbox: openMemoryOutbox(),
  project: 'brigade',
  // Pages of a measure come from another server.
  origins: 'any',
})
const app = Fastify({ forceCloseConnections: true })
await platform.register(app)
const address = await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.stdout.write(`ready at ${address}\n`)

process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => platform.close())
    .then(() => database.close())
    .then(() => process.exit(0))
})
