import { readFile } from 'node:fs/promises'

/** Resident memory of a process in MiB; undefined where the system does not say. */
export async function processMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kib = /VmRSS:\s+(\d+)/u.exec(status)?.[1]
  return kib === undefined ? undefined : Number(kib) / 1024
}
