import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openOutbox } from './outbox.ts'

const mail = { to: 'ann@example.com', subject: 'Küche', text: 'Open https://example.com/?a=b&c=d\n' }

test('without a mail server, each message is one file that only its owner reads', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox')
  const outbox = await openOutbox({ folder })
  await Promise.all([outbox.send(mail), outbox.send(mail)])
  const files = await readdir(folder)
  expect(files).toHaveLength(2)
  const file = join(folder, files[0] ?? '')
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ at: expect.any(String), ...mail })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})

test('with a mail server, messages go there, to one recipient', async () => {
  const heard: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 test\r\n')
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      heard.push(text)
      if (isData && !text.endsWith('\r\n.\r\n')) return
      if (isData) isData = false
      else if (text.startsWith('DATA')) {
        isData = true
        socket.write('354 go on\r\n')
        return
      }
      socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const outbox = await openOutbox({
    folder: 'unused',
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'pass@example.com',
  })
  await outbox.send({ ...mail, to: 'ann@example.com' })
  await outbox.close()
  server.close()
  const session = heard.join('')
  expect(session).toContain('MAIL FROM:<pass@example.com>')
  expect(session.match(/RCPT TO:/g)).toHaveLength(1)
  expect(session).toContain('Subject: =?UTF-8?')
})
