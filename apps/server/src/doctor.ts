import { runCommand } from './core/backups/run-command.ts'
import { readConfig } from './core/start/config.ts'
import { examine } from './core/doctor/examine.ts'
import { report } from './core/doctor/finding.ts'

await runCommand({
  usage: `npm run doctor

  Looks at what the server of these settings rests on: disk, versions, clock, backups, mail and certificates. Says what to
  do, and ends with code 1 when something must be done. Nothing is changed, and the server may run meanwhile.`,
  async run() {
    const findings = await examine(readConfig(process.env), new Date())
    if (findings.some(({ verdict }) => verdict === 'act')) process.exitCode = 1
    return report(findings)
  },
})
