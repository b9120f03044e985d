import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const linter = join(root, 'node_modules/oxlint/bin/oxlint')
let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'brigade-boundaries-'))
  cpSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))
  // Types are not needed to see an import, and a lone file has none.
  const rules: { options: object } = JSON.parse(readFileSync(join(copy, '.oxlintrc.json'), 'utf8'))
  writeFileSync(join(copy, '.oxlintrc.json'), JSON.stringify({ ...rules, options: {} }))
})
afterAll(() => rmSync(copy, { recursive: true }))

/** What the linter says of one file with one import. */
function lint(file: string, imported: string): string {
  const path = join(copy, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `export { thing } from '${imported}'\n`)
  const { stdout } = spawnSync(process.execPath, [linter, file], { cwd: copy, encoding: 'utf8' })
  rmSync(path)
  return stdout
}

test.each([
  ['packages/contract/src/planted.ts', '@brigade/domain/core/money/money.ts'],
  ['packages/contract/src/planted.ts', '@brigade/platform/platform.ts'],
  ['packages/contract/src/planted.ts', 'node:fs'],
  ['packages/domain/src/planted.ts', 'node:fs'],
  ['packages/domain/src/planted.ts', 'react'],
  ['packages/domain/src/planted.ts', 'firebase/firestore'],
  ['packages/domain/src/planted.ts', '@brigade/platform/platform.ts'],
  ['packages/platform/src/planted.ts', '@brigade/domain/core/money/money.ts'],
  ['packages/design-system/src/planted.tsx', 'firebase/auth'],
  ['packages/design-system/src/planted.tsx', '@brigade/web/lib/calls/use-call.ts'],
  ['packages/design-system/src/planted.tsx', '@brigade/server/server.ts'],
  ['packages/design-system/src/planted.tsx', '@brigade/platform/platform.ts'],
  ['apps/web/src/planted.tsx', '@brigade/server/server.ts'],
  ['apps/web/src/planted.tsx', '@brigade/platform/platform.ts'],
  ['apps/web/src/planted.tsx', '@brigade/testing/cast.ts'],
  ['apps/web/src/planted.tsx', 'node:path'],
  ['apps/server/src/planted.ts', '@brigade/design-system/atoms/button.tsx'],
  ['apps/server/src/planted.ts', '@brigade/testing/cast.ts'],
  ['apps/server/src/planted.ts', '@brigade/web/entry-server.tsx'],
])('%s may not import %s', (file, imported) => {
  expect(lint(file, imported)).toContain('no-restricted-imports')
})

test.each([
  ['packages/contract/src/planted.ts', 'zod'],
  ['packages/domain/src/planted.ts', 'zod'],
  ['packages/domain/src/planted.ts', '@brigade/contract/collection.ts'],
  ['packages/platform/src/planted.ts', '@brigade/contract/collection.ts'],
  ['apps/web/src/planted.tsx', '@brigade/contract/collection.ts'],
  ['packages/platform/src/planted.ts', 'node:fs'],
  ['packages/design-system/src/planted.tsx', '@brigade/domain/core/money/money.ts'],
  ['apps/web/src/planted.tsx', '@brigade/domain/core/money/money.ts'],
  ['apps/server/src/planted.ts', '@brigade/platform/platform.ts'],
])('%s may import %s', (file, imported) => {
  expect(lint(file, imported)).not.toContain('no-restricted-imports')
})
