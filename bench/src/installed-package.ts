import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Installs what only a measure needs, once, in a folder of the system's for things that may go.
 * @param spec - name and exact version: `lighthouse@13.5.0`
 * @param manifest - what its folder's package.json says beside that
 * @returns the folder that has it in `node_modules`
 */
export async function installedPackage(spec: string, manifest: object = {}): Promise<string> {
  const folder = join(tmpdir(), `brigade-bench-${spec}`)
  if (existsSync(join(folder, 'node_modules', '.package-lock.json'))) return folder
  console.log(`Installing ${spec} in ${folder} …`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }))
  const flags = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact']
  await promisify(execFile)('npm', [...flags, spec], { cwd: folder, shell: process.platform === 'win32' })
  return folder
}
