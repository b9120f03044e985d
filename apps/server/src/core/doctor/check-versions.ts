import { openDatabase } from '@brigade/platform/database/open-database.ts'
import type { ServerConfig } from '../start/config.ts'
import { withoutSecrets } from '../http/logging.ts'
import { causeInWords } from '../start/start-error.ts'
import { type Finding, findingsOf } from './finding.ts'

const OLDEST_NODE = 24
const OLDEST_POSTGRESQL = 15
const node = findingsOf('Node.js')
const database = findingsOf('Database')

/** Versions of Node.js and PostgreSQL, and whether the database that is named answers. */
export async function checkVersions({ databaseUrl }: ServerConfig): Promise<readonly Finding[]> {
  return [
    checkNode(process.versions.node),
    databaseUrl === undefined
      ? database.good('It is the embedded PostgreSQL, which comes with Brigade.')
      : await checkPostgres(databaseUrl),
  ]
}

/** @param version - such as `24.20.0` */
export function checkNode(version: string): Finding {
  return Number(version.split('.')[0]) >= OLDEST_NODE
    ? node.good(`Version ${version} fits.`)
    : node.act(
        `Version ${version} is too old: run \`npm install\` and start with npm, or install Node.js ${OLDEST_NODE}.`,
      )
}

async function checkPostgres(url: string): Promise<Finding> {
  try {
    const opened = await openDatabase({ kind: 'url', url })
    try {
      const [row] = await opened.query<{ version: string; may_make: boolean }>(
        `select current_setting('server_version') as version,
           (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as may_make`,
      )
      return judgePostgres(row?.version ?? '', row?.may_make === true)
    } finally {
      await opened.close()
    }
  } catch (error) {
    return database.act(
      `DATABASE_URL names a database that does not answer (${withoutSecrets(causeInWords(error))}): start it, or name another.`,
    )
  }
}

/**
 * @param version - such as `17.2 (Debian 17.2-1)`
 * @param mayMake - whether the role may make the scratch database in which backups are proved
 */
export function judgePostgres(version: string, mayMake: boolean): Finding {
  const [number = ''] = version.split(' ')
  if (Number.parseInt(number, 10) < OLDEST_POSTGRESQL) {
    return database.act(`PostgreSQL ${number} is too old: move to version ${OLDEST_POSTGRESQL} or newer.`)
  }
  return mayMake
    ? database.good(`PostgreSQL ${number} answers.`)
    : database.act(
        'The role of DATABASE_URL may not make databases, so no backup can be proved: give it CREATEDB, or set BRIGADE_BACKUPS=off.',
      )
}
