import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '@brigade/platform/trials/seeded-random.ts'
import { canLosePower } from '@brigade/platform/trials/power/lossy-disk.ts'
import { type LossyMachine, openLossyMachine } from '@brigade/platform/trials/power/lossy-machine.ts'
import { report, SEED, times, withinMs } from '@brigade/platform/trials/scale.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bootEmbedded, bootOnPostgres } from './boot.ts'
import { runCuts } from './run-cuts.ts'

const CUTS = times(2, 200)
/** Each makes a database, which takes its time. */
const FIRST_STARTS = times(0, 20)
const LONGEST_FIRST_START_MS = 8_000
const can = await canLosePower()

describe.skipIf(!can)('power cuts while a kitchen works', { timeout: withinMs(240_000) }, () => {
  let machine: LossyMachine
  beforeAll(() => {
    machine = openLossyMachine()
    report(`seed ${SEED}`)
  })
  afterAll(() => machine.close())

  test('with the embedded database every start succeeds, nothing acknowledged is lost, and no batch or file is halved', async () => {
    const boot = () => bootEmbedded(machine)
    const outcome = await runCuts({ machine, boot, cuts: CUTS, random: seededRandom(SEED) })
    report(`${CUTS} power cuts with the embedded database: ${outcome.acknowledged} acknowledged`)
    expect(outcome.faults).toEqual([])
    expect(outcome.acknowledged).toBeGreaterThan(CUTS)
  })

  test.skipIf(FIRST_STARTS === 0)('a first start that the power cuts short can be begun again', async () => {
    const { below } = seededRandom(SEED)
    for (let start = 1; start <= FIRST_STARTS; start += 1) {
      const first = bootEmbedded(machine, `first${start}`).catch(() => undefined)
      await wait(below(LONGEST_FIRST_START_MS))
      await machine.losePower()
      await first
      await expect(bootEmbedded(machine, `first${start}`)).resolves.toMatch(/^http/u)
      await machine.losePower()
    }
  })

  test('with DATABASE_URL every start succeeds, nothing acknowledged is lost, and no batch or file is halved', async () => {
    const boot = () => bootOnPostgres(machine, 'on')
    const outcome = await runCuts({ machine, boot, cuts: CUTS, random: seededRandom(SEED) })
    report(`${CUTS} power cuts with DATABASE_URL: ${outcome.acknowledged} acknowledged`)
    expect(outcome.faults).toEqual([])
    expect(outcome.acknowledged).toBeGreaterThan(CUTS)
  })

  test('a database that does not sync is seen to lose what it acknowledged', async () => {
    const boot = () => bootOnPostgres(machine, 'off')
    const outcome = await runCuts({ machine, boot, cuts: 1, random: seededRandom(SEED) })
    expect(outcome.faults).not.toEqual([])
  })
})
