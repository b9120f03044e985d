import { describe, expect, test } from 'vitest'
import { freshCollection } from './fresh-collection.ts'
import { room } from './test-room.ts'

describe('files through the SDK', () => {
  test('bytes, blobs and texts in every format go there and back', async () => {
    const texts = await room().here.evaluate(async (folder) => {
      const { storage, bucket } = sdk.openStorage()
      const put = async (
        name: string,
        value: string,
        format?: 'raw' | 'base64' | 'base64url' | 'data_url',
      ) => {
        const file = storage.ref(bucket, `${folder}/${name}`)
        const { metadata } = await storage.uploadString(file, value, format)
        const bytes = await storage.getBytes(file)
        return [new TextDecoder().decode(bytes), metadata.contentType]
      }
      const blob = storage.ref(bucket, `${folder}/blob`)
      await storage.uploadBytes(blob, new Blob(['blob'], { type: 'text/csv' }))
      return [
        await put('raw', 'Küche 🍋'),
        await put('base64', 'SGk/', 'base64'),
        await put('base64url', 'SGk_', 'base64url'),
        await put('data', 'data:text/plain;base64,SGk=', 'data_url'),
        await put('percent', 'data:,a%20b', 'data_url'),
        [await (await storage.getBlob(blob)).text(), (await storage.getMetadata(blob)).contentType],
      ]
    }, freshCollection())

    expect(texts).toEqual([
      ['Küche 🍋', 'application/octet-stream'],
      ['Hi?', 'application/octet-stream'],
      ['Hi?', 'application/octet-stream'],
      ['Hi', 'text/plain'],
      ['a b', 'application/octet-stream'],
      ['blob', 'text/csv'],
    ])
  })

  test('texts of a wrong format and the storage root are refused before any call', async () => {
    const codes = await room().here.evaluate(async (folder) => {
      const { storage, bucket } = sdk.openStorage()
      const put = (value: string, format: 'base64' | 'base64url' | 'data_url') =>
        sdk.thrown(async () => storage.uploadString(storage.ref(bucket, `${folder}/x`), value, format))
      const root = storage.ref(bucket)
      return [
        await put('a-b=', 'base64'),
        await put('+/+/', 'base64url'),
        await put('data text/plain,Hi', 'data_url'),
        await sdk.thrown(async () => storage.uploadString(root, 'x')),
        await sdk.thrown(async () => storage.deleteObject(root)),
      ]
    }, freshCollection())

    expect(codes).toEqual([
      'storage/invalid-format',
      'storage/invalid-format',
      'storage/invalid-format',
      'storage/invalid-root-operation',
      'storage/invalid-root-operation',
    ])
  })

  test('metadata is kept, changed field by field, and taken away', async () => {
    const [first, second, third] = await room().here.evaluate(async (folder) => {
      const { storage, bucket } = sdk.openStorage()
      const file = storage.ref(bucket, `${folder}/ü b.txt`)
      const all = {
        cacheControl: 'public,max-age=60',
        contentDisposition: 'attachment; filename="b.txt"',
        contentLanguage: 'de',
        contentType: 'text/plain',
        customMetadata: { who: 'me', what: 'list' },
      }
      const { metadata } = await storage.uploadString(file, 'x', 'raw', all)
      const changed = await storage.updateMetadata(file, {
        contentLanguage: 'fr',
        customMetadata: { who: 'you' },
      })
      await storage.updateMetadata(file, { cacheControl: undefined, contentType: 'text/csv' })
      const shown = ({ ref: _ref, ...told }: typeof metadata) => told
      return [shown(metadata), shown(changed), shown(await storage.getMetadata(file))] as const
    }, freshCollection())

    expect(first).toMatchObject({
      bucket: 'brigade',
      metageneration: '1',
      name: 'ü b.txt',
      size: 1,
      md5Hash: 'ndTkYSaMgDT1yFZOFVxnpg==',
      cacheControl: 'public,max-age=60',
      contentDisposition: 'attachment; filename="b.txt"',
      contentEncoding: 'identity',
      contentLanguage: 'de',
      contentType: 'text/plain',
      customMetadata: { who: 'me', what: 'list' },
    })
    expect(second).toMatchObject({
      metageneration: '2',
      contentLanguage: 'fr',
      customMetadata: { who: 'you', what: 'list' },
    })
    expect(third).toMatchObject({
      metageneration: '3',
      generation: first?.generation,
      timeCreated: first?.timeCreated,
      cacheControl: 'public,max-age=60',
      contentType: 'text/csv',
    })
  })

  test('folders are listed, in pages and whole', async () => {
    const listed = await room().here.evaluate(async (folder) => {
      const { storage, bucket } = sdk.openStorage()
      for (const name of ['a', 'b', 'c', 'sub/x', 'sub/deep/y'])
        await storage.uploadString(storage.ref(bucket, `${folder}/${name}`), name)
      const root = storage.ref(bucket, folder)
      const names = ({
        items,
        prefixes,
      }: Pick<Awaited<ReturnType<typeof storage.list>>, 'items' | 'prefixes'>) =>
        [...items, ...prefixes].map((one) => one.name)
      const first = await storage.list(root, { maxResults: 2 })
      const second = await storage.list(root, { maxResults: 2, pageToken: first.nextPageToken ?? '' })
      return [
        names(first),
        names(second),
        second.nextPageToken,
        names(await storage.listAll(root)),
        names(await storage.listAll(storage.ref(root, 'sub'))),
        names(await storage.listAll(storage.ref(root, 'none'))),
      ]
    }, freshCollection())

    expect(listed).toEqual([['a', 'b'], ['c', 'sub'], undefined, ['a', 'b', 'c', 'sub'], ['x', 'deep'], []])
  })

  test('a download address opens for everybody until the file is replaced or deleted', async () => {
    const answers = await room().here.evaluate(async (folder) => {
      const { storage, bucket } = sdk.openStorage()
      const file = storage.ref(bucket, `${folder}/a.txt`)
      await storage.uploadString(file, 'one', 'raw', { contentType: 'text/plain' })
      const url = await storage.getDownloadURL(file)
      const opened = await fetch(url)
      const before = [opened.status, await opened.text(), opened.headers.get('content-type')]
      await storage.uploadString(file, 'two')
      const old = (await fetch(url)).status
      const next = await (await fetch(await storage.getDownloadURL(file))).text()
      await storage.deleteObject(file)
      const gone = [
        await sdk.refusal(storage.getDownloadURL(file)),
        await sdk.refusal(storage.getBytes(file)),
        await sdk.refusal(storage.deleteObject(file)),
      ]
      return { before, old, next, gone }
    }, freshCollection())

    // On the open server everybody may read; there the address of old bytes shows the new ones.
    expect(answers).toEqual({
      before: [200, 'one', 'text/plain'],
      old: 200,
      next: 'two',
      gone: ['storage/object-not-found', 'storage/object-not-found', 'storage/object-not-found'],
    })
  })

  test('parts of a file, and an empty one', async () => {
    const parts = await room().here.evaluate(async (folder) => {
      const { storage, bucket } = sdk.openStorage()
      const file = storage.ref(bucket, `${folder}/digits`)
      await storage.uploadString(file, '0123456789')
      const empty = storage.ref(bucket, `${folder}/empty`)
      await storage.uploadBytes(empty, new Uint8Array())
      const read = async (of: typeof file, most?: number) =>
        new TextDecoder().decode(await storage.getBytes(of, most))
      return [await read(file, 4), await read(file, 100), await read(empty), await read(empty, 5)]
    }, freshCollection())

    expect(parts).toEqual(['0123', '0123456789', '', ''])
  })

  test('a large upload goes in pieces, is paused and resumed, and arrives as it was', async () => {
    const seen = await room().here.evaluate(async (folder) => {
      const { storage, bucket } = sdk.openStorage()
      const bytes = new Uint8Array(3 * 1024 * 1024).map((_, at) => (at * 31) % 251)
      const task = storage.uploadBytesResumable(storage.ref(bucket, `${folder}/large`), bytes, {
        contentType: 'application/x-test',
        customMetadata: { k: 'v' },
      })
      const states: string[] = []
      let isPaused = false
      task.on('state_changed', ({ state, bytesTransferred }) => {
        if (states.at(-1) !== state) states.push(state)
        if (isPaused || bytesTransferred === 0) return
        isPaused = true
        states.push(`pause ${task.pause()}`, `again ${task.pause()}`)
        setTimeout(() => states.push(`cancel ${task.cancel()}`, `resume ${task.resume()}`), 50)
      })
      const { metadata } = await task
      const back = new Uint8Array(await storage.getBytes(task.snapshot.ref))
      const isSame = back.length === bytes.length && back.every((octet, at) => octet === bytes[at])
      return {
        states,
        isSame,
        type: metadata.contentType,
        custom: metadata.customMetadata,
        last: task.snapshot.state,
      }
    }, freshCollection())

    expect(seen).toEqual({
      states: ['running', 'pause true', 'again false', 'paused', 'cancel false', 'resume true', 'running'],
      isSame: true,
      type: 'application/x-test',
      custom: { k: 'v' },
      last: 'success',
    })
  })

  test('a cancelled upload leaves nothing', async () => {
    const codes = await room().here.evaluate(async (folder) => {
      const { storage, bucket } = sdk.openStorage()
      const file = storage.ref(bucket, `${folder}/cancelled`)
      const task = storage.uploadBytesResumable(file, new Uint8Array(2 * 1024 * 1024))
      task.on('state_changed', ({ bytesTransferred }) => {
        if (bytesTransferred > 0) task.cancel()
      })
      return [
        await sdk.thrown(async () => task),
        await sdk.refusal(storage.getMetadata(file)),
        task.snapshot.state,
      ]
    }, freshCollection())

    expect(codes).toEqual(['storage/canceled', 'storage/object-not-found', 'canceled'])
  })

  test.each([0, 1, 262_144, 262_145, 1_048_576])('%d bytes arrive whichever way they go', async (size) => {
    const back = await room().here.evaluate(
      async ([folder, length]) => {
        const { storage, bucket } = sdk.openStorage()
        const file = storage.ref(bucket, `${folder}/sized`)
        await storage.uploadBytesResumable(file, new Uint8Array(length).fill(7))
        const bytes = new Uint8Array(await storage.getBytes(file))
        return [bytes.length, bytes.every((octet) => octet === 7)]
      },
      [freshCollection(), size] as const,
    )

    expect(back).toEqual([size, true])
  })
})
