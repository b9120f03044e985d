import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { areOnOneDisk } from '../backups/kept-backups.ts'
import type { ServerConfig } from '../start/config.ts'
import { causeInWords } from '../start/start-error.ts'
import { type Finding, findingsOf } from './finding.ts'

const MIB = 1024 * 1024
/** The server refuses writes below 40 MiB; this leaves a kitchen's week of pictures to react. */
const LOW_MIB = 2048
const URGENT_MIB = 512
const { good, advice, act } = findingsOf('Disk')

/** Room and rights of the data folder and the backups', and whether one broken disk would take both. */
export async function checkDisk({ dataFolder, backups }: ServerConfig): Promise<readonly Finding[]> {
  const folders = [
    { name: 'BRIGADE_DATA', path: dataFolder },
    ...(backups === undefined ? [] : [{ name: 'BRIGADE_BACKUPS', path: backups.folder }]),
  ]
  const rooms = await Promise.all(folders.map(({ name, path }) => checkRoom(name, path)))
  if (backups === undefined) return rooms
  return [...rooms, await checkDisks(dataFolder, backups.folder)]
}

async function checkRoom(name: string, path: string): Promise<Finding> {
  try {
    const there = await nearestFolder(path)
    await access(there, constants.W_OK)
    const { bavail, bsize } = await statfs(there)
    const free = Math.floor((bavail * bsize) / MIB)
    const room = free < 10 * 1024 ? `${free} MiB` : `${Math.floor(free / 1024)} GiB`
    const sentence = `${name}, "${path}", has ${room} free`
    if (free < URGENT_MIB) return act(`${sentence}: make room now, or writes will be refused.`)
    if (free < LOW_MIB) return advice(`${sentence}: make room soon.`)
    return good(`${sentence}.`)
  } catch (error) {
    return act(`${name}, "${path}", cannot be written (${causeInWords(error)}): name another folder.`)
  }
}

async function checkDisks(data: string, backups: string): Promise<Finding> {
  return (await areOnOneDisk(data, backups))
    ? advice(
        'Backups are on the same disk as the data, and go with it: set BRIGADE_BACKUPS to a folder on another disk.',
      )
    : good('Backups and data are on different disks.')
}

/** The folder itself, or the nearest one above it in which it would be made. */
async function nearestFolder(path: string): Promise<string> {
  return stat(path).then(
    () => path,
    (error: unknown) => {
      if (dirname(path) === path) throw error
      return nearestFolder(dirname(path))
    },
  )
}
