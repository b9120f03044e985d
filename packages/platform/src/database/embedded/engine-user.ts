import { chmod, chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineError } from './engine-error.ts'

/** A user of the system by its numbers. */
export interface EngineUser {
  readonly uid: number
  readonly gid: number
}

/**
 * PostgreSQL refuses to run as root. This number is nobody else's on Debian and systemd (60578 to 61183 are not given
 * to anybody [systemd, "Users, Groups, UIDs and GIDs"]) and within the 65,536 that a container without root maps.
 */
const OWN_ID = 60_777

/** PostgreSQL refuses a data folder that others can read. */
const PRIVATE = 0o700

/**
 * The user that PostgreSQL runs as: undefined for whoever runs this process; as root the folder's owner, or a user of
 * its own where the folder is root's or not there yet.
 * @throws EngineError when this process is root on a system where that is not possible
 */
export async function engineUser(folder: string): Promise<EngineUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  if (process.platform !== 'linux') {
    throw new EngineError('PostgreSQL does not run as root: start this program as another user')
  }
  const owner = await stat(folder).catch(() => undefined)
  if (owner === undefined || owner.uid === 0) return { uid: OWN_ID, gid: OWN_ID }
  return { uid: owner.uid, gid: owner.gid }
}

/** A user with a name, which `initdb` insists on: `nobody` where there is one. */
export async function namedUser(): Promise<EngineUser> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const users = lines.map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  const named = users.find(({ name }) => name === 'nobody') ?? users.find(({ uid }) => uid > 0)
  if (named === undefined)
    throw new EngineError('PostgreSQL does not run as root, and there is no other user')
  return { uid: named.uid, gid: named.gid }
}

/** Makes a folder and all in it the user's, and private: a copy that was made as root is root's and open. */
export async function giveFolder(folder: string, user: EngineUser | undefined): Promise<void> {
  if (user !== undefined && (await stat(folder)).uid !== user.uid) await giveTree(folder, user)
  await chmod(folder, PRIVATE)
}

/** The folder itself last, so that whoever is interrupted begins again. */
async function giveTree(folder: string, user: EngineUser): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? giveTree(path, user) : lchown(path, user.uid, user.gid))
  }
  await chown(folder, user.uid, user.gid)
}
