import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '@brigade/platform/trials/seeded-random.ts'
import type { LossyMachine } from '@brigade/platform/trials/power/lossy-machine.ts'
import { report } from '@brigade/platform/trials/scale.ts'
import { newKitchenClient } from '../../testing/kitchen-client.ts'
import { type KitchenWork, openKitchenWork, type WorkFaults } from './kitchen-work.ts'

/** What a run of cuts came to. */
export interface CutsOutcome {
  readonly acknowledged: number
  /** What was wrong, each with the number of its cut. */
  readonly faults: readonly string[]
}

interface CutsOptions {
  readonly machine: LossyMachine
  /** Starts everything on the machine; gives the server's address when it is open. */
  readonly boot: () => Promise<string>
  readonly cuts: number
  readonly random: SeededRandom
}

/** A new account: a guest may not write as much as a night of cuts asks for. */
const newAccount = () => ({ email: `ines-${randomUUID()}@example.com`, password: 'a quiet kitchen 7' })

/** At night somebody may want to see how far it is. */
const TELL_EVERY = 10
const LONGEST_LIFE_MS = 1_500
const LONGEST_START_MS = 2_500
/** So many cuts come while the server starts and repairs what the cut before has left. */
const WHILE_STARTING = 0.2

/**
 * Cuts the power again and again while a kitchen works, and sees after each what is there. The first start that fails
 * ends it, for nothing can be read any more.
 */
export async function runCuts({ machine, boot, cuts, random }: CutsOptions): Promise<CutsOutcome> {
  // What ran before on this machine ends as every life does.
  await machine.losePower()
  const faults: string[] = []
  const begun = await boot()
  const work = openKitchenWork(await newKitchenClient(begun, newAccount()), random)
  let url = begun
  for (let cut = 1; cut <= cuts; cut += 1) {
    await workUntilCut(machine, work, url, random)
    if (random.random() < WHILE_STARTING) await cutWhileStarting(machine, boot, random)
    try {
      url = await boot()
    } catch (error) {
      return { acknowledged: work.acknowledged(), faults: [...faults, `cut ${cut}: ${String(error)}`] }
    }
    if (cut % TELL_EVERY === 0) report(`${cut} cuts: ${work.acknowledged()} acknowledged`)
    faults.push(...inWords(cut, await work.faults(url, cut === cuts ? 'all' : 'last life')))
  }
  return { acknowledged: work.acknowledged(), faults }
}

async function workUntilCut(
  machine: LossyMachine,
  work: KitchenWork,
  url: string,
  random: SeededRandom,
): Promise<void> {
  const { stop, ended } = work.begin(url)
  await Promise.race([wait(random.below(LONGEST_LIFE_MS)), ended])
  if (random.random() < 0.5) await machine.writeSomeEarly(random)
  stop()
  await machine.losePower()
  await ended
}

async function cutWhileStarting(
  machine: LossyMachine,
  boot: () => Promise<string>,
  random: SeededRandom,
): Promise<void> {
  const starting = boot().catch(() => undefined)
  await wait(random.below(LONGEST_START_MS))
  await machine.losePower()
  await starting
}

function inWords(cut: number, { lost, halved }: WorkFaults): readonly string[] {
  return [
    ...lost.map((name) => `cut ${cut}: ${name} was acknowledged and is lost`),
    ...halved.map((name) => `cut ${cut}: ${name} is there by half`),
  ]
}
