import { deleteApp, type FirebaseApp, FirebaseError, initializeApp } from 'firebase/app'
import * as storage from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServerProcess, startConformance } from '../sdk/conformance-process.ts'

let server: ServerProcess
let app: FirebaseApp
let bucket: storage.FirebaseStorage

beforeAll(async () => {
  server = await startConformance()
  app = initializeApp({ apiKey: 'brigade', projectId: 'brigade', storageBucket: 'brigade' }, 'files')
  bucket = storage.getStorage(app)
  const [host = '', port = ''] = server.host.split(':')
  storage.connectStorageEmulator(bucket, host, Number(port))
})
afterAll(async () => {
  await deleteApp(app)
  await server.stop()
})

describe('the SDK in Node', () => {
  test('uploads a text', async () => {
    const file = storage.ref(bucket, 'a/b.txt')
    const { metadata } = await storage.uploadString(file, 'hello')
    expect(metadata).toMatchObject({ fullPath: 'a/b.txt', size: 5 })
  })
})
