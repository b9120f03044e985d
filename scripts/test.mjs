// `npm test`: everything a reviewer would run, one step after the other, then the flaky files, if any, and one line that counts.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { countTests, lastLines } from './count-tests.mjs'
import { ensureInstalled, root } from './install.mjs'
import { compileCache, pinnedNode } from './pinned-node.mjs'
import { keepsItsTypes, TYPED } from './types.mjs'

ensureInstalled()

const modules = join(root, 'node_modules')
const reports = mkdtempSync(join(tmpdir(), 'brigade-test-'))
const env = {
  ...process.env,
  ...compileCache,
  NO_COLOR: '1',
  PATH: `${join(pinnedNode(), '..')}:${process.env.PATH}`,
}
const counts = { passed: 0, failed: 0 }
/** Files of tests that failed and passed when they were run again. */
const flaky = []

function run(program, args) {
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', env }).status === 0
}

/** A step that is one check: it passes or fails as a whole. */
function check(name, act) {
  console.log(`\n— ${name}`)
  let passed = false
  try {
    passed = act() !== false
  } catch (error) {
    console.error(error.message)
  }
  counts[passed ? 'passed' : 'failed'] += 1
  if (!passed) console.error(`✗ ${name}`)
}

const tool =
  (path) =>
  (...args) =>
    run(pinnedNode(), [join(modules, path), ...args])
const oxfmt = tool('oxfmt/bin/oxfmt')
const oxlint = tool('oxlint/bin/oxlint')
const knip = tool('knip/bin/knip.js')
const vitest = tool('vitest/vitest.mjs')

/** What each file of tests came to, in one run of Vitest projects: whole, or some files, one after the other. */
function resultsOf(projects, files = []) {
  const report = join(reports, `${projects.join('-')}-${files.length}.json`)
  const named = projects.flatMap((project) => ['--project', project])
  const alone = files.length > 0 ? ['--no-file-parallelism'] : []
  vitest(
    'run',
    ...named,
    ...alone,
    ...files,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  )
  return JSON.parse(readFileSync(report, 'utf8')).testResults
}

/**
 * Vitest projects in one run; each of their tests counts. A run without a report, or a place without tests, is a failure.
 * With `isRunAgain` a file that failed is run once more from its beginning, with no other beside it: it fails when it fails
 * twice, and is flaky when it passes.
 */
function suite(projects, places, { isRunAgain = false } = {}) {
  const name = projects.join(' and ')
  console.log(`\n— ${name} tests`)
  try {
    const results = resultsOf(projects)
    const failed = results.filter(({ status }) => status === 'failed').map((file) => file.name)
    const isAgain = isRunAgain && failed.length > 0
    if (isAgain) console.log(`\n— ${name} tests that failed, once more:\n${failed.join('\n')}`)
    const again = isAgain ? resultsOf(projects, failed) : []
    const counted = countTests(results, again)
    counts.passed += counted.passed
    counts.failed += counted.failed
    flaky.push(...counted.flaky.map((file) => relative(root, file)))
    const silent = places.filter((place) => !results.some((file) => file.name.includes(`/${place}/`)))
    for (const place of silent) console.error(`✗ no test of ${place} was run`)
    counts.failed += silent.length
  } catch (error) {
    console.error(`The ${name} tests gave no report: ${error.message}`)
    counts.failed += 1
  }
}

check('format', () => oxfmt('--check'))
check('lint', () => oxlint('--deny-warnings'))
for (const project of TYPED) check(`types of ${project}`, () => keepsItsTypes(project))
check('dead code', () => knip())
check('layout', () => run(pinnedNode(), ['scripts/house.mjs']))
check('rules', () => run(pinnedNode(), ['scripts/rules-without-tests.mjs']))
check('build', () => ensureBuilt())
check('size of the pages', () => run(pinnedNode(), ['apps/web/measure-sizes.mjs']))
suite(
  ['unit'],
  ['packages/contract/src', 'packages/domain/src', 'packages/design-system/src', 'apps/web/src'],
)
check('a browser', () => void ensureChromium())
// Several browsers, servers and databases share a machine that others use too; a fault shows twice.
suite(['components'], ['apps/web/components'], { isRunAgain: true })
suite(['contract'], ['packages/platform/src', 'apps/server/src'], { isRunAgain: true })
suite(['journeys'], ['journeys/src'], { isRunAgain: true })

rmSync(reports, { recursive: true })
console.log(`\n${lastLines({ ...counts, flaky })}`)
process.exit(counts.failed === 0 ? 0 : 1)
