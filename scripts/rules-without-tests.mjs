// Lists the rules of docs/rules that no test names at its beginning: a report, not a check.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const RULE_LINE = /^- \*\*(?<id>[A-Z]{2}[A-Z-]*\d+)\*\* (?<title>.+)$/gm
/** The name of a test, a table of tests or a group of them. */
const NAMED_RULE = /\(\s*['"`]\[(?<id>[A-Z]{2}[A-Z-]*\d+)\]/g

function filesUnder(folder, pattern) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => pattern.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
}

function sourceFolders() {
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  )
  const folders = [...workspaces, join(root, 'journeys')].map((workspace) => join(workspace, 'src'))
  return [...folders, join(root, 'scripts')].filter((folder) => existsSync(folder))
}

const rules = filesUnder(join(root, 'docs', 'rules'), /\.md$/).flatMap((text) =>
  [...text.matchAll(RULE_LINE)].map(({ groups }) => groups),
)
const tests = sourceFolders().flatMap((folder) => filesUnder(folder, /\.test\.tsx?$/))
const named = new Set(tests.flatMap((text) => [...text.matchAll(NAMED_RULE)].map(({ groups }) => groups.id)))
const without = rules.filter(({ id }) => !named.has(id))

for (const { id, title } of without) console.log(`${id} ${title}`)
console.log(
  `\n${rules.length} rules, ${rules.length - without.length} with a test, ${without.length} without.`,
)
