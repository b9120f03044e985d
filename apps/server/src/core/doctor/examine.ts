import type { ServerConfig } from '../start/config.ts'
import { plainConnections } from '../start/plain-connections.ts'
import { checkBackups } from './check-backups.ts'
import { checkCertificates } from './check-certificates.ts'
import { checkClock, type TimeServer } from './check-clock.ts'
import { checkDisk } from './check-disk.ts'
import { checkMail } from './check-mail.ts'
import { checkVersions } from './check-versions.ts'
import { type Finding, findingsOf } from './finding.ts'

/**
 * Looks at everything that a server with these settings rests on, whether it runs or not. Nothing is changed.
 * @param timeServer - who is asked for the time; a public one when absent
 */
export async function examine(
  config: ServerConfig,
  now: Date,
  timeServer?: TimeServer,
): Promise<readonly Finding[]> {
  const { advice } = findingsOf('Connections')
  const found = await Promise.all([
    checkDisk(config),
    checkVersions(config),
    checkClock(timeServer),
    checkBackups(config, now),
    checkMail(config),
    checkCertificates(config, now),
  ])
  return [...found.flat(), ...plainConnections(config).map(advice)]
}
