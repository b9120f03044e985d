import { newestProved } from '../backups/kept-backups.ts'
import type { ServerConfig } from '../start/config.ts'
import { type Finding, findingsOf } from './finding.ts'

const { good, advice, act } = findingsOf('Backups')
const HOUR_MS = 3_600_000
/** A night may be missed while the machine is off. */
const OLDEST_HOURS = 50

/** How old the newest proved backup is. */
export async function checkBackups({ backups }: ServerConfig, now: Date): Promise<Finding> {
  if (backups === undefined) {
    return advice('BRIGADE_BACKUPS is "off": nothing is backed up unless something else does it.')
  }
  const newest = await newestProved(backups.folder)
  if (newest?.provedAt === undefined) {
    return act(
      `There is no proved backup in "${backups.folder}": let the server run for an hour, and if there is none then, read its log.`,
    )
  }
  const hours = Math.floor((now.getTime() - newest.provedAt.getTime()) / HOUR_MS)
  return hours <= OLDEST_HOURS
    ? good(`The newest was restored and counted ${hours} h ago.`)
    : act(`The newest proved backup is ${hours} h old: read the server's log for why there is none since.`)
}
