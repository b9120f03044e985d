import { openDatabase } from '@brigade/platform/database/open-database.ts'
import { openDocuments } from '@brigade/platform/documents/open-documents.ts'
import { DEVICES, listenInKitchens } from '../kitchens-listening.ts'
import type { Figure } from '../measure.ts'
import { percentile } from '../statistics.ts'

const FEW = 10
const MANY = 250
const CHANGES = 300
const MS_PER_SECOND = 1000
const BYTES_PER_KIB = 1024

interface Crowd {
  /** Processor time of a commit and of telling the devices of its kitchen, in milliseconds. */
  readonly workMs: number
  readonly p95Ms: number
  readonly listenerKib: number
}

/** What one process does for kitchens that all listen: the figures that `docs/scale.md` reckons with. */
export async function measure(): Promise<readonly Figure[]> {
  const few = await crowdOf(FEW)
  const many = await crowdOf(MANY)
  const devices = MANY * DEVICES
  return [
    {
      what: `scale: work of one commit, told to ${DEVICES} devices among ${devices}`,
      value: many.workMs,
      unit: 'ms',
      pair: { what: `among ${FEW * DEVICES}`, value: few.workMs },
      beside: `so at most ${Math.floor(MS_PER_SECOND / many.workMs)} commits a second on one core`,
    },
    {
      what: `scale: commit until all ${DEVICES} devices of the kitchen know, among ${devices}, p95`,
      value: many.p95Ms,
      unit: 'ms',
      pair: { what: `among ${FEW * DEVICES}`, value: few.p95Ms },
    },
    {
      what: 'scale: memory of a device with four lists, without its connections',
      value: many.listenerKib,
      unit: 'KiB',
    },
  ]
}

async function crowdOf(kitchens: number): Promise<Crowd> {
  const database = await openDatabase({ kind: 'passing' })
  const documents = await openDocuments({ database, collections: [], open: true })
  const heapBefore = process.memoryUsage().heapUsed
  const crowd = await listenInKitchens(documents, kitchens)
  const listenerBytes = (process.memoryUsage().heapUsed - heapBefore) / (kitchens * DEVICES)
  for (let n = 0; n < CHANGES / 3; n += 1) await crowd.change(n % kitchens)

  const times: number[] = []
  const cpuBefore = process.cpuUsage()
  for (let n = 0; n < CHANGES; n += 1) {
    const begun = performance.now()
    await crowd.change(n % kitchens)
    times.push(performance.now() - begun)
  }
  const { user, system } = process.cpuUsage(cpuBefore)
  crowd.close()
  await documents.close()
  await database.close()
  return {
    workMs: (user + system) / MS_PER_SECOND / CHANGES,
    p95Ms: percentile(times, 95),
    listenerKib: listenerBytes / BYTES_PER_KIB,
  }
}
