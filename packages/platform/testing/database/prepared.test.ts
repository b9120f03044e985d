import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { copyOfPrepared } from './prepared.ts'

const NAMES = 8
const LATE = 10
const PARTS = ['a', 'b', 'c'] as const

/** Lets one after another come for the same thing until a little after it is made, so that some come just as it becomes ready. */
async function comeOneByOne(name: string): Promise<readonly string[]> {
  let isMade = false
  const copy = async () => {
    const folder = await copyOfPrepared(name, async (into) => {
      for (const part of PARTS) await writeFile(join(into, part), part)
      isMade = true
    })
    const parts = await Promise.all(PARTS.map((part) => readFile(join(folder, part), 'utf8')))
    await rm(folder, { recursive: true })
    return parts.join('')
  }
  const coming: Promise<string>[] = []
  for (let late = 0; late < LATE; late += isMade ? 1 : 0) {
    coming.push(copy())
    await setImmediate()
  }
  return Promise.all(coming)
}

test('what many want at once is ready for everybody, also for who comes as it becomes so', async () => {
  for (let at = 0; at < NAMES; at += 1) {
    expect(new Set(await comeOneByOne(`wanted-${at}`))).toEqual(new Set(['abc']))
  }
})
