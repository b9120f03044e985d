import type { Figure } from '../measure.ts'
import { startServerProcess, temporaryFolder } from '../server-process.ts'
import { median } from '../statistics.ts'

const RUNS = 5
const LIMIT_MS = 3000

async function startMsOf(program: 'server' | 'npm start', folder: string): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await using server = await startServerProcess({ program, folder, demo: 'on' })
    times.push(server.startMs)
  }
  return median(times)
}

/** From nothing to healthy, with the demo already in the data folder. */
export async function measure(): Promise<readonly Figure[]> {
  await using folder = await temporaryFolder()
  const first = await startServerProcess({ program: 'server', folder: folder.path, demo: 'on' })
  await first[Symbol.asyncDispose]()
  return [
    {
      what: 'start: to healthy, existing data',
      value: await startMsOf('server', folder.path),
      unit: 'ms',
      limit: { atMost: LIMIT_MS },
      pair: { what: 'what npm start runs', value: await startMsOf('npm start', folder.path) },
      beside: `median of ${RUNS}; empty folder with demo ${Math.round(first.startMs)} ms`,
    },
  ]
}
