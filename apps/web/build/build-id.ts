import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const SHOWN_LETTERS = 12

/** Id of a build: the same sources give the same id. */
export function buildId(): string {
  const workspace = resolve(import.meta.dirname, '../../..')
  const sources = '{apps/web/{src,public},packages/{design-system,domain}/src}/**/*.{ts,tsx,css,json,js,svg}'
  const hash = createHash('sha256')
  for (const file of [...globSync(sources, { cwd: workspace }), 'package-lock.json'].sort()) {
    hash.update(file)
    hash.update(readFileSync(resolve(workspace, file)))
  }
  return hash.digest('hex').slice(0, SHOWN_LETTERS)
}
