import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MOST_WORDS = 200
const FILE = /^(\d{4})-[a-z0-9-]+\.md$/
const HEAD = /^# (\d+)\. \S.*\n\nDate: \d{4}-\d{2}-\d{2}\. Status: (?:accepted|superseded)\b/

/**
 * What is wrong with a page of decisions: it begins with its number, title, date and status, and has at most 200 words.
 * @param {string} file - its name, which begins with its number
 * @param {string} text
 */
export function decisionProblems(file, text) {
  const number = FILE.exec(file)?.[1]
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return [
    ...(number !== undefined && Number(HEAD.exec(text)?.[1]) === Number(number)
      ? []
      : [`${file} does not begin with its number and title, then date and status`]),
    ...(words > MOST_WORDS ? [`${file} has ${words} words, of ${MOST_WORDS} allowed`] : []),
  ]
}

/** The same for all pages of `docs/decisions`, and whether the index knows them. */
export function problemsOfDecisions(root) {
  const folder = join(root, 'docs/decisions')
  const read = (file) => readFileSync(join(folder, file), 'utf8')
  const index = read('README.md')
  return readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .flatMap((file) => [
      ...decisionProblems(file, read(file)),
      ...(index.includes(`(${file})`) ? [] : [`docs/decisions/README.md does not name ${file}`]),
    ])
}
