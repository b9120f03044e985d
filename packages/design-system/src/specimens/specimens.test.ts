import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Draws a row only near the screen: it has a state, but no look of its own. */
const LOOKLESS = ['molecules/lazy-item.tsx']

const all = globSync('{atoms,molecules,organisms}/**/*.tsx', { cwd: root })

/** The files of the design system that a file imports. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/from '(\.[^']+\.tsx)'/gu)].map(([, path = '']) => join(dirname(file), path))
}

function reachedFrom(file: string, reached: Set<string>): Set<string> {
  for (const each of importsOf(file)) {
    if (reached.has(each)) continue
    reached.add(each)
    reachedFrom(each, reached)
  }
  return reached
}

test('a component without specimens does not exist', () => {
  const specimenFiles = all.filter((file) => file.endsWith('.specimens.tsx'))
  const shown = specimenFiles.reduce((reached, file) => reachedFrom(file, reached), new Set<string>())
  const components = all.filter((file) => !file.endsWith('.specimens.tsx') && !LOOKLESS.includes(file))
  expect(components.length).toBeGreaterThan(25)
  expect(components.filter((file) => !shown.has(file))).toEqual([])
})
