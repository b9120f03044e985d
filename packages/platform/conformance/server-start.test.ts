import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { passingFolder } from '../testing/database/prepared.ts'
import { spawnConformance, startConformance } from './conformance-process.ts'

/** What the server says and the code it ends with when it does not start. */
async function refusedStart(env: Readonly<Record<string, string>>): Promise<readonly [number, string]> {
  const child = spawnConformance(env)
  if (child.stderr === null) throw new Error('the server has no output')
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return [code, said]
}

describe('the conformance server', () => {
  test('does not start in production', async () => {
    const [code, said] = await refusedStart({ NODE_ENV: 'production', PORT: '0' })

    expect(code).toBe(1)
    expect(said).toMatch(/^[^\n]*NODE_ENV[^\n]*\.\n$/)
  })

  test.each(['http', '-1', '65536', '80.5', ''])('does not start on port "%s"', async (PORT) => {
    const [code, said] = await refusedStart({ PORT })

    expect(code).toBe(1)
    expect(said).toMatch(/^PORT must be [^\n]*\.\n$/)
  })

  test('says that it is healthy, and stops cleanly', async () => {
    const server = await startConformance()

    const response = await fetch(`http://${server.host}/healthz`)

    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
    expect(await server.stop()).toBe(0)
  })

  test('leaves nothing behind that outlives the tests, also when it is killed', async () => {
    const server = await startConformance()
    await server.stop('SIGKILL')

    const left = (await readdir(passingFolder())).filter((name) => name.startsWith('brigade-files-'))
    expect(left).not.toEqual([])
  })

  test('does not start on a port that is taken', async () => {
    const server = await startConformance()
    const [code, said] = await refusedStart({ PORT: server.host.split(':')[1] ?? '' })
    await server.stop()

    expect(code).toBe(1)
    expect(said).toMatch(/^The server cannot listen on port/)
  })
})
