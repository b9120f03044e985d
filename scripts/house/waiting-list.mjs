// What waits for its screen: docs/not-yet-reached.md, a list that only gets shorter.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const LIST = 'docs/not-yet-reached.md'
const ENTRY = /^- `(?<id>[^`]+)`/gm

/** The entries of the list, in its order. */
export function waitingFor(root) {
  const text = readFileSync(join(root, LIST), 'utf8')
  return [...text.matchAll(ENTRY)].map(({ groups }) => groups.id)
}

/**
 * What is found and not in the list, and what stands in the list and is reached by now.
 * @param found - `{ id, why }` of everything that nothing reaches
 */
export function compareWithList(found, listed) {
  const known = new Set(listed)
  const open = new Set(found.map(({ id }) => id))
  return [
    ...found
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, why }) => `${id === file ? id : `${id} in ${file}`}: ${why}; use it or remove it`),
    ...listed
      .filter((id) => !open.has(id))
      .map((id) => `${id} is reached by now or gone: take it off ${LIST}`),
  ]
}

const capabilityOf = (file) => file.split('/').slice(3, -1).join('/') || 'all contexts'

/** The list as it would stand for what is found now, by capability. */
export function asList(found) {
  const sections = Map.groupBy(found, ({ file }) => capabilityOf(file))
  return [...sections.keys()]
    .toSorted((one, other) => one.localeCompare(other))
    .map(
      (name) =>
        `## ${name}\n\n${sections
          .get(name)
          .map(({ id, why }) => `- \`${id}\` ${why}`)
          .join('\n')}\n`,
    )
    .join('\n')
}
