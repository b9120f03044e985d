// Compares the rules of docs/rules with the tests that name one at their beginning; each must have the other.
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
  const folders = [...workspaces, join(root, 'journeys')].flatMap((workspace) =>
    ['src', 'conformance', 'testing', 'trials'].map((name) => join(workspace, name)),
  )
  return [...folders, join(root, 'scripts')].filter((folder) => existsSync(folder))
}

const rules = filesUnder(join(root, 'docs', 'rules'), /\.md$/).flatMap((text) =>
  [...text.matchAll(RULE_LINE)].map(({ groups }) => groups),
)
const tests = sourceFolders().flatMap((folder) => filesUnder(folder, /\.test\.tsx?$/))
const named = new Set(tests.flatMap((text) => [...text.matchAll(NAMED_RULE)].map(({ groups }) => groups.id)))
const told = new Set(rules.map(({ id }) => id))
const problems = [
  ...rules.filter(({ id }) => !named.has(id)).map(({ id, title }) => `${id} has no test: ${title}`),
  ...[...named].filter((id) => !told.has(id)).map((id) => `${id} is tested but not written in docs/rules`),
  ...rules
    .filter((rule, index) => rules.findIndex(({ id }) => id === rule.id) < index)
    .map(({ id }) => `${id} stands twice`),
]

for (const problem of problems) console.log(problem)
const withTest = rules.filter(({ id }) => named.has(id)).length
console.log(`${rules.length} rules, ${withTest} with a test; ${named.size} numbers named by tests.`)
// A list that came out empty would agree with anything.
process.exit(problems.length === 0 && rules.length > 0 ? 0 : 1)
