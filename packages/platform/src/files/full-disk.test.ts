import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storageClient } from '../../testing/files/storage-client.ts'
import { openTestFiles } from '../../testing/files/test-files.ts'

const isRoot = process.getuid?.() === 0 && process.platform === 'linux'
const MIB = 1024 * 1024

test.skipIf(!isRoot)(
  'a full disk is told as a full store, loses nothing, and is forgotten once there is room',
  async () => {
    const disk = await mkdtemp(join(tmpdir(), 'brigade-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk])
    try {
      const files = await openTestFiles({ open: true, folder: disk })
      const client = storageClient(files.url, 'anna')
      const kept = randomBytes(2 * MIB)
      expect((await client.put('kept', kept)).status).toBe(200)
      expect((await client.put('large', randomBytes(3 * MIB))).status).toBe(402)
      const begun = await client.begin('pieces', 3 * MIB)
      const url = begun.headers.get('x-goog-upload-url') ?? ''
      expect((await client.step(url, 'upload', 0, randomBytes(3 * MIB))).status).toBe(402)
      const read = await client.call('/kept?alt=media')
      expect(Buffer.from(await read.arrayBuffer()).equals(kept)).toBe(true)
      await client.call('/kept', { method: 'DELETE' })
      expect((await client.put('large', randomBytes(3 * MIB))).status).toBe(200)
      await files.close()
    } finally {
      execFileSync('umount', ['-l', disk])
      await rm(disk, { recursive: true, force: true })
    }
  },
)
