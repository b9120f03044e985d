import fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { openMemoryOutbox } from '../mail/outbox.ts'
import { createPlatform } from '../platform.ts'
import { defineFunction } from './define-function.ts'

test('[ER7] the whole provider stores answers, and nobody can read them', async () => {
  const database = await openTestDatabase()
  const drawLot = defineFunction(
    {
      name: 'drawLot',
      audience: 'anyone',
      reasons: [],
      input: z.object({ requestId: z.string() }),
      output: z.string(),
    },
    async (_input, { newId }) => newId(),
  )
  const platform = await createPlatform({
    database,
    collections: [],
    functions: [drawLot],
    outbox: openMemoryOutbox(),
    project: 'brigade',
  })
  const app = fastify()
  await platform.register(app)

  const draw = async (requestId: string): Promise<unknown> =>
    (await app.inject({ method: 'POST', url: '/functions/drawLot', payload: { data: { requestId } } })).json()
  const first = await draw('a-request-of-20-letters')
  expect(first).toEqual({ result: expect.stringMatching(/^\w{20}$/) })
  expect(await draw('a-request-of-20-letters')).toEqual(first)
  expect(await draw('b-request-of-20-letters')).not.toEqual(first)

  const kept = { parent: '', collectionId: 'functionAnswers', allDescendants: false, orderBy: [] }
  expect(await platform.documents.transact((tx) => tx.query(kept))).toHaveLength(2)
  const nobody = { uid: null, isGuest: false, email: null, isEmailVerified: false, claims: {} }
  await expect(platform.documents.run(nobody, kept)).rejects.toMatchObject({ status: 'PERMISSION_DENIED' })

  await app.close()
  await platform.close()
  await database.close()
})
