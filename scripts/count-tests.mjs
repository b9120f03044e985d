/**
 * What the reports of a suite come to.
 * @param {readonly { name: string, status: string, assertionResults: readonly { status: string }[] }[]} first - file by
 *   file, the results of Vitest's JSON reporter
 * @param {typeof first} again - the results of the files that were run a second time; they stand in place of the first
 * @returns tests that passed and failed, a file that fails without a failed test counting as one failure; and `flaky`, the
 *   files that failed at first and passed the second time
 */
export function countTests(first, again) {
  const settled = [...first.filter(({ name }) => !again.some((file) => file.name === name)), ...again]
  const counts = { passed: 0, failed: 0 }
  for (const { status, assertionResults } of settled) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length
    counts.passed += assertionResults.filter((test) => test.status === 'passed').length
    counts.failed += status === 'failed' && failed === 0 ? 1 : failed
  }
  const flaky = again.filter(({ status }) => status === 'passed').map(({ name }) => name)
  return { ...counts, flaky }
}

/**
 * The last lines of a run. The counts stand alone on the very last one, because programs read it.
 * @param {{ passed: number, failed: number, flaky: readonly string[] }} counts
 */
export function lastLines({ passed, failed, flaky }) {
  const unsteady = flaky.length === 0 ? [] : [`${flaky.length} flaky: ${flaky.join(', ')}`]
  return [...unsteady, `${passed} passed, ${failed} failed`].join('\n')
}
