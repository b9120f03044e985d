import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Place } from '../../src/files/bytes/s3-store.ts'
import { openSignatureFront } from './signature-front.ts'

/** A server that speaks S3, with one empty bucket. */
export interface S3Server {
  readonly place: S3Place
  stop(): Promise<void>
}

const CREDENTIALS = {
  region: 'eu-central-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'a/secret+of=some kind',
}

/** Starts it on a free port of this machine. It takes only what is signed with the secret of its place. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'brigade-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'brigade', configs: [] }],
  })
  const { port } = await server.run()
  const front = await openSignatureFront(port, CREDENTIALS)
  return {
    place: { endpoint: `${front.origin}/brigade`, ...CREDENTIALS },
    async stop() {
      await front.close()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
